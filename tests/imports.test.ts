import { describe, expect, it } from "vitest";
import { listImports } from "@/tests/fixtures/imports";

/** Import rules: the layers of `lib`, and no cycles between folders (lib/README.md, "Who may import whom"). */

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

/** The imports of one cycle between folders, one per line; null if there is none. */
function findCycle(area: string): string | null {
  const within = imports.filter(
    ({ from, to }) =>
      from.startsWith(`${area}/`) && to.startsWith(`${area}/`) && folderOf(from) !== folderOf(to),
  );
  const remaining = Map.groupBy(within, ({ from }) => folderOf(from));
  // A folder that imports no remaining folder is in no cycle.
  for (let size = -1; size !== remaining.size; ) {
    size = remaining.size;
    for (const [folder, used] of remaining)
      if (!used.some(({ to }) => remaining.has(folderOf(to)))) remaining.delete(folder);
  }
  const path: typeof within = [];
  let folder = [...remaining.keys()][0];
  while (folder !== undefined && !path.some(({ from }) => folderOf(from) === folder)) {
    const next = remaining.get(folder)?.find(({ to }) => remaining.has(folderOf(to)));
    if (next === undefined) break;
    path.push(next);
    folder = folderOf(next.to);
  }
  // The walk may have begun at a folder that only leads to the cycle.
  const start = path.findIndex(({ from }) => folderOf(from) === folder);
  return start === -1 ? null : path.slice(start).map(show).join("\n");
}

describe("imports", () => {
  it("of lib never point to a higher layer", () => {
    const upward = imports.filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) > layerOf(from));
    expect(upward.map(show)).toEqual([]);
  });

  it("of lib form no cycle of folders", () => {
    expect(findCycle("lib")).toBeNull();
  });

  it("of components form no cycle of folders", () => {
    expect(findCycle("components")).toBeNull();
  });

  it("of lib/server are limited to base and platform, and no layer or component imports lib/server", () => {
    const isAllowed = (file: string) => isInServer(file) || /^lib\/(?:base|platform)\//.test(file);
    const outside = imports.filter(({ from, to }) => isInServer(from) && !isAllowed(to));
    const inward = imports.filter(
      ({ from, to }) => (layerOf(from) >= 0 || from.startsWith("components/")) && isInServer(to),
    );
    expect([...outside, ...inward].map(show)).toEqual([]);
  });

  it("are found in every layer, in lib/server and in components", () => {
    // Without imports, the rules above would pass.
    const folders = new Set(imports.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]));
    for (const area of [...layers.map((layer) => `lib/${layer}`), "lib/server", "components"])
      expect([...folders].some((folder) => folder.startsWith(area))).toBe(true);
    expect(imports.length).toBeGreaterThan(2_000);
  });
});
