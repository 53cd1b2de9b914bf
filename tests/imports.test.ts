import { describe, expect, it } from "vitest";
import { listImports } from "@/tests/fixtures/imports";

/**
 * Import rules: the layers of `lib` and of `components`, folders that an area must not import, and no cycles between folders
 * (lib/README.md, "Who may import whom", and components/README.md, "Folders").
 */

const layers = ["base", "platform", "content", "features", "site"];
/** All other folders of `components` are features, or what features share: layer 3. */
const componentLayers: Partial<Record<string, number>> = { ui: 1, forms: 2, slices: 4, layout: 4, page: 5 };
const imports = listImports();
const show = ({ from, to }: { from: string; to: string }) => `${from} imports ${to}`;

/** The layer of a file of `lib` or `components`; -1 for files outside the layers. */
function layerOf(file: string): number {
  const [area, folder = ""] = file.split("/");
  if (area === "components") return componentLayers[folder] ?? 3;
  return area === "lib" ? layers.indexOf(folder) : -1;
}

/** Left out of the rule on cycles: the registry of slices imports every slice, and slices import files of the registry's folder. */
const isRegistryImport = ({ from, to }: { from: string; to: string }) =>
  from === "components/slices/index.ts" && to.startsWith("components/slices/");

const importsWithin = (area: string) =>
  imports.filter(({ from, to }) => from.startsWith(`${area}/`) && to.startsWith(`${area}/`));

/** The imports in cycles between folders of at most `depth` levels, and those that lead from one cycle to another. */
function listCyclicImports(area: string, depth: number): string[] {
  const folderOf = (file: string) => file.split("/").slice(0, -1).slice(0, depth).join("/");
  let rest = importsWithin(area).filter(
    (entry) => !isRegistryImport(entry) && folderOf(entry.from) !== folderOf(entry.to),
  );
  // A folder that imports no other, or that no other imports, is in no cycle.
  for (let size = -1; size !== rest.length; ) {
    size = rest.length;
    const importing = new Set(rest.map(({ from }) => folderOf(from)));
    const imported = new Set(rest.map(({ to }) => folderOf(to)));
    rest = rest.filter(({ from, to }) => imported.has(folderOf(from)) && importing.has(folderOf(to)));
  }
  return rest.map(show);
}

describe("imports", () => {
  it.each(["lib", "components"])("of %s never point to a higher layer", (area) => {
    const upward = importsWithin(area).filter(
      ({ from, to }) => layerOf(from) >= 0 && layerOf(to) > layerOf(from),
    );
    expect(upward.map(show)).toEqual([]);
  });

  it.each(["lib", "components"])("of %s form no cycle of folders, at any depth", (area) => {
    // Levels 2 and 3 are layers and features, with all that is in them. The last one takes each folder without its subfolders.
    for (const depth of [2, 3, Number.POSITIVE_INFINITY]) expect(listCyclicImports(area, depth)).toEqual([]);
  });

  it.each([
    ["the product", /^(?:app|components|lib)\//, /^tests\//],
    ["lib and components", /^(?:components|lib)\//, /^app\//],
    ["lib", /^lib\/(?!cli\/)/, /^components\//],
    ["components/ui", /^components\/ui\//, /^(?!components\/ui\/|lib\/base\/(?:design|format)\/)/],
    ["lib/server", /^lib\/server\//, /^lib\/(?!server\/|base\/|platform\/)/],
    ["the layers and components", /^(?:components|lib\/(?!server\/|cli\/))/, /^lib\/server\//],
    ["app, components and the rest of lib", /^(?:app|components|lib\/(?!cli\/))/, /^lib\/cli\//],
  ])("of %s never point to a folder that is off limits to it", (_area, importer, forbidden) => {
    const broken = imports.filter(({ from, to }) => importer.test(from) && forbidden.test(to));
    expect(broken.map(show)).toEqual([]);
  });

  it("are found in every layer, in lib/server and in components", () => {
    // Without imports, the rules above would pass.
    const files = new Set(imports.flatMap(({ from, to }) => [from, to]));
    for (const area of [...layers.map((layer) => `lib/${layer}`), "lib/server", "components"])
      expect([...files].some((file) => file.startsWith(`${area}/`))).toBe(true);
    expect(imports.length).toBeGreaterThan(2_000);
  });
});
