import { describe, expect, it } from "vitest";
import { listImports } from "@/tests/fixtures/imports";

/** Import rules: the layers of `lib`, and no cycles between folders (README, "Where things are"). */

const layers = ["base", "platform", "content", "features", "site"];
const imports = listImports();
const show = ({ from, to }: { from: string; to: string }) => `${from} imports ${to}`;

const layerOf = (file: string) => layers.indexOf(/^lib\/([^/]+)\//.exec(file)?.[1] ?? "");
const isInServer = (file: string) => file.startsWith("lib/server/");

/** The folder of a file: `lib/features/leads`, `components/forms`; the layer itself for files directly in it. */
function folderOf(file: string): string {
  const depth = file.startsWith("lib/") ? 3 : 2;
  return file.split("/").slice(0, -1).slice(0, depth).join("/");
}

/** One cycle of folders as "a → b → a", with its imports; null if there is none. */
function findCircle(area: string): string | null {
  const within = imports.filter(
    ({ from, to }) =>
      from.startsWith(`${area}/`) && to.startsWith(`${area}/`) && folderOf(from) !== folderOf(to),
  );
  const left = new Map(Map.groupBy(within, ({ from }) => folderOf(from)));
  // A folder that imports no remaining folder is in no cycle.
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const [folder, used] of left)
      if (!used.some(({ to }) => left.has(folderOf(to)))) left.delete(folder);
  }
  const way: typeof within = [];
  let folder = [...left.keys()][0];
  while (folder !== undefined && !way.some(({ from }) => folderOf(from) === folder)) {
    const next = left.get(folder)?.find(({ to }) => left.has(folderOf(to)));
    if (next === undefined) break;
    way.push(next);
    folder = folderOf(next.to);
  }
  return way.length === 0 ? null : way.map(show).join("\n");
}

describe("imports", () => {
  it("of lib never point to a higher layer", () => {
    const upward = imports.filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) > layerOf(from));
    expect(upward.map(show)).toEqual([]);
  });

  it("of lib form no cycle of folders", () => {
    expect(findCircle("lib")).toBeNull();
  });

  it("of components form no cycle of folders", () => {
    expect(findCircle("components")).toBeNull();
  });

  it("of lib/server are limited to base and platform, and nothing imports lib/server", () => {
    const isBelow = (file: string) => isInServer(file) || /^lib\/(?:base|platform)\//.test(file);
    const outside = imports.filter(({ from, to }) => isInServer(from) && !isBelow(to));
    const inward = imports.filter(({ from, to }) => layerOf(from) >= 0 && isInServer(to));
    expect([...outside, ...inward].map(show)).toEqual([]);
  });

  it("cover every source folder", () => {
    // Without imports, the rules above would pass.
    const folders = new Set(imports.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]));
    for (const layer of layers)
      expect([...folders].some((folder) => folder.startsWith(`lib/${layer}`))).toBe(true);
    expect(imports.length).toBeGreaterThan(2_000);
  });
});
