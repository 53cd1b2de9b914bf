import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { node, programFlags } from "@/lib/cli/prepare.mjs";
import { fileFolders } from "@/lib/platform/content-files/names";
import { findFreePort } from "@/tests/fixtures/free-port";
import { type Site, startSite } from "@/tests/fixtures/site";
import { copySite, type SiteCopy } from "@/tests/fixtures/site-copy";

const program = [...programFlags, "lib/cli/content.ts"];

/** One server of the site: a copy of the build, with data and content folders of its own. */
export type Instance = {
  origin: string;
  /** Starts the server, or a copy of another build in its place; `own` are settings for this run. */
  start(folder?: string, own?: Record<string, string>): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  output(): string;
  /** The process id of the running server. */
  pid(): number;
  /** Runs `npm run content -- …` on this server's content. */
  content(...args: string[]): Promise<string>;
  /** Changes a file of a draft, such as "page/datasets.json". */
  edit(file: string, change: (text: string) => string): void;
  /** Changes the title of a draft. */
  setTitle(name: string, title: string): void;
  remove(): Promise<void>;
};

function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), "oxbow-cluster-content-"));
  for (const name of ["documents", "media", ...fileFolders]) {
    cpSync(`content/${name}`, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  return folder;
}

/** Prepares a server; `shared` are the settings that all servers have. */
export async function prepareInstance(shared: Record<string, string>): Promise<Instance> {
  const port = String(await findFreePort());
  const copy: SiteCopy = copySite();
  const content = copyContent();
  const dataDir = mkdtempSync(join(tmpdir(), "oxbow-cluster-data-"));
  const env = { ...shared, PORT: port, DATA_DIR: dataDir, CONTENT_DIR: content };
  let site: Site | null = null;
  const stop = async (signal?: NodeJS.Signals) => {
    await site?.stop(signal);
    site = null;
  };
  function edit(name: string, change: (text: string) => string) {
    const file = join(content, "drafts", name);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  }
  return {
    origin: `http://localhost:${port}`,
    async start(folder = copy.folder, own = {}) {
      site = await startSite({ ...env, ...own }, folder);
    },
    stop,
    output: () => site?.output() ?? "",
    pid: () => site?.pid ?? 0,
    async content(...args) {
      const own = { ...process.env, ...env };
      return (await promisify(execFile)(node, [...program, ...args], { env: own })).stdout;
    },
    edit,
    setTitle(name, title) {
      edit(`${name}.json`, (text) => {
        const document: { data: { meta_title: string } } = JSON.parse(text);
        document.data.meta_title = title;
        return JSON.stringify(document);
      });
    },
    async remove() {
      await stop("SIGKILL");
      copy.remove();
      for (const folder of [content, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
