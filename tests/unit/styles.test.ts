import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postcss, { type ChildNode, type Root } from "postcss";
import parseSelectors from "postcss-selector-parser";
import { describe, expect, it } from "vitest";
import { breakpoints } from "@/lib/base/design/breakpoints";
import { repositoryFiles as files, readCode } from "@/tests/fixtures/repository-files";

const read = (file: string) => readFileSync(file, "utf8");
const sheets = files.filter((file) => /^styles\/[^/]+\.css$/.test(file));
const modules = files.filter((file) => /^(app|components)\/.*\.module\.css$/.test(file));
const sources = new Map(
  files.filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file)).map((file) => [file, readCode(file)]),
);

/** Set by a script on an element that no component renders: ours on the root element, and Typeform's. */
const setByScripts = ["modal--open", "tf-v1-sidetab-button", "tf-v1-sidetab-button-text"];

/** The classes with rules in a style sheet; for a module without those in `:global()`. */
function listClasses(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name.endsWith("keyframes")) {
      return;
    }
    parseSelectors((selectors) => {
      selectors.walk((node) => {
        let outer = node.parent;
        while (outer && !(outer.type === "pseudo" && outer.value === ":global")) outer = outer.parent;
        if (node.type === "class" && !outer) names.add(node.value);
      });
    }).processSync(rule.selector);
  });
  return names;
}

/** The files that contain the class as a whole word between quotes or spaces. */
const usersOf = (name: string) => {
  const word = new RegExp(`["'\`\\s]${RegExp.escape(name)}["'\`\\s]`);
  return [...sources].filter(([, code]) => word.test(code)).map(([file]) => file);
};

/** The classes that the sources read from each module, as `css.name` or `css["name"]`. */
const readsOfModules = [...sources].flatMap(([file, code]) =>
  [...code.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(([, css = "", from = ""]) => {
    const module = from.startsWith("@/") ? from.slice(2) : join(dirname(file), from);
    const reads = code.matchAll(new RegExp(`\\b${css}(?:\\.(\\w+)|\\["([^"]+)"\\])`, "g"));
    return [...reads].map(([, property, key]) => `${module}: .${property ?? key}`);
  }),
);

describe("styles", () => {
  it("are global only in these style sheets", () => {
    expect(sheets.sort()).toEqual(
      ["base", "fonts", "globals", "palette", "tokens", "typography"].map((name) => `styles/${name}.css`),
    );
  });

  it("are global only for classes that several files use", () => {
    const names = sheets.flatMap((sheet) => [...listClasses(postcss.parse(read(sheet)))]);
    const shared = new Set(names.filter((name) => !setByScripts.includes(name)));
    expect(
      [...shared].filter((name) => usersOf(name).length === 0).map((name) => `.${name}: unused`),
    ).toEqual([]);
    expect(
      [...shared].filter((name) => usersOf(name).length === 1).map((name) => `.${name}: ${usersOf(name)}`),
    ).toEqual([]);
  });

  it("define just the classes that components use from a module", () => {
    const defined = modules.flatMap((module) =>
      [...listClasses(postcss.parse(read(module)))].map((name) => `${module}: .${name}`),
    );
    expect(defined.sort()).toEqual([...new Set(readsOfModules)].sort());
  });

  it("use named breakpoints", () => {
    const literal = [...sheets, ...modules].flatMap((sheet) =>
      [...read(sheet).matchAll(/@media [^{]*\bwidth\b[^{]*/g)].flatMap(([query]) =>
        /\d(px|r?em)/.test(query) ? [`${sheet}: ${query}`] : [],
      ),
    );
    expect(literal).toEqual([]);
    const variants = [...sources].flatMap(([file, code]) =>
      [...code.matchAll(/\b(?:min|max)-\[\d+(?:px|r?em)\]:/g)].map(([variant]) => `${file}: ${variant}`),
    );
    expect(variants).toEqual([]);
    const queries = [...sources].flatMap(([file, code]) =>
      [...code.matchAll(/\(width [<>]=? ?\d[^)]*\)/g)].map(([query]) => `${file}: ${query}`),
    );
    expect(queries).toEqual([]);
    for (const [name, width] of Object.entries(breakpoints))
      expect(read("styles/tokens.css")).toContain(`--breakpoint-${name}: ${width};`);
  });

  it("use only Tailwind's spacing scale", () => {
    const redefined = sheets.filter((sheet) => /--spacing(?:-[\w*]+)?:/.test(read(sheet)));
    expect(redefined).toEqual([]);
    const fixedSpacing =
      /(?<![\w-])-?(?:[mp][trblxyse]?|gap(?:-[xy])?|size|(?:m(?:in|ax)-)?[wh]|inset(?:-[xy])?|top|right|bottom|left)-\[-?\d+(?:px|rem)\]/g;
    const literal = [...sources].flatMap(([file, code]) =>
      [...code.matchAll(fixedSpacing)].map(([utility]) => `${file}: ${utility}`),
    );
    expect(literal).toEqual([]);
  });

  it("are in Tailwind's layers, so that utilities take precedence", () => {
    const isLayered = (node: ChildNode) =>
      node.type === "comment" ||
      (node.type === "atrule" &&
        (["reference", "keyframes"].includes(node.name) ||
          (node.name === "layer" && /^(components|utilities)$/.test(node.params))));
    const outside = modules.filter((module) => !postcss.parse(read(module)).nodes.every(isLayered));
    expect(outside).toEqual([]);
  });
});
