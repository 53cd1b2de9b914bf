import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { api } from "@/lib/base/api";
import { type JsonObject, writeEntries } from "./literals";

export const sampleLanguages = ["curl", "Python", "Node.js", "Go", "Java", "PHP", "C#"] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

export type CodeSample = { language: SampleLanguage; code: string };

/** The request of a sample. `kind` names the Markdown file with its code in every language. */
export type SampleRequest =
  /** A POST with a JSON body. */
  | { kind: "post"; url: string; body: JsonObject }
  /** A GET through the web unblocker; `header` contains the unblocker's options. */
  | { kind: "unblocker"; target: string; header: string }
  /** A GET of a compressed file of JSON Lines, of which two fields are printed. */
  | { kind: "file"; url: string; file: string; first: string; second: string }
  /** A GET through the gateway, with the Accept-Language header of a local browser. */
  | { kind: "location"; username: string; acceptLanguage: string };

type Templates = Map<string, string>;
const templatesByKind = new Map<SampleRequest["kind"], Templates>();

/** The code blocks of a Markdown file, by the heading above them. */
function readTemplates(kind: SampleRequest["kind"]): Templates {
  const text = readFileSync(join(process.cwd(), "lib/features/samples", `${kind}.md`), "utf8");
  const blocks = text.matchAll(/^## (.+)\n\n```\w+\n([\s\S]*?)\n```$/gm);
  const templates = new Map(Array.from(blocks, ([, language = "", code = ""]) => [language, code]));
  templatesByKind.set(kind, templates);
  return templates;
}

/** Replaces `{{name}}`. Multi-line values are indented like their placeholder. */
const fill = (template: string, values: Record<string, unknown>) =>
  template.replace(/^( *).*$/gm, (line, indent: string) =>
    line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]).replaceAll("\n", `\n${indent}`)),
  );

function writeSample(request: SampleRequest, language: SampleLanguage): string {
  const template = (templatesByKind.get(request.kind) ?? readTemplates(request.kind)).get(language);
  if (template === undefined) throw new Error(`${request.kind}.md has no sample in ${language}`);
  if (request.kind !== "post") return fill(template, request);
  const { url, body } = request;
  // In Go's names: a crawl is only started, so it gets 202, and all others 200.
  const success = url === api.crawlsUrl ? "StatusAccepted" : "StatusOK";
  return fill(template, { url, body: writeEntries(body, language), success });
}

export function buildSamples(request: SampleRequest): CodeSample[] {
  return sampleLanguages.map((language) => ({ language, code: writeSample(request, language) }));
}
