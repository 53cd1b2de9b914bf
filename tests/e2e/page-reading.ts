import type { Page } from "playwright/test";
import { noKeepAlive, uncompressed } from "./harness";

/** The content of a page, from its HTML without running scripts. */
export type PageReading = {
  /** Visible text, one line per block, with collapsed whitespace. */
  lines: string[];
  /** Cells by row, head and foot included. `caption` is empty where a table has none. */
  tables: { caption: string; rows: string[][] }[];
  /** Definitions by term, over all lists of the page. */
  terms: [term: string, definition: string][];
  /** Nodes of the structured data. */
  graph: { "@type": string; [key: string]: unknown }[];
};

const blocks = "address,caption,dd,div,dt,figcaption,h1,h2,h3,h4,legend,li,option,p,section,summary,td,th,tr";

/** Reads pages and caches them. */
export function createReader(getSiteUrl: () => string) {
  const known = new Map<string, PageReading>();
  return async (page: Page, path: string): Promise<PageReading> => {
    const reading = known.get(path) ?? (await readPage(getSiteUrl(), page, path));
    known.set(path, reading);
    return reading;
  };
}

/** Reads a page. The browser only parses it on an empty page: nothing is loaded, executed or rendered. */
async function readPage(siteUrl: string, page: Page, path: string): Promise<PageReading> {
  // Not with Playwright's client, which would copy every body between processes.
  const response = await fetch(siteUrl + path, {
    headers: { ...uncompressed, ...noKeepAlive },
    redirect: "manual",
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const html = await response.text();
  return await page.evaluate(
    ({ html, blocks }) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
      const graph = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
        (script) => JSON.parse(script.textContent)["@graph"] ?? [],
      );
      for (const hidden of document.querySelectorAll("head, script, style, template, noscript"))
        hidden.remove();
      const tables = [...document.querySelectorAll("table")].map((table) => ({
        caption: tidy(table.caption?.textContent),
        rows: [...table.rows].map((row) => [...row.cells].map((cell) => tidy(cell.textContent))),
      }));
      const terms = [...document.querySelectorAll("dl dt")].flatMap((term): [string, string][] => {
        const value = term.parentElement?.querySelector("dd");
        return value ? [[tidy(term.textContent), tidy(value.textContent)]] : [];
      });
      for (const block of document.querySelectorAll(blocks)) {
        block.before("\n");
        block.after("\n");
      }
      const lines = document.body.textContent
        .split("\n")
        .map(tidy)
        .filter((line) => line !== "");
      return { lines, tables, terms, graph };
    },
    { html, blocks },
  );
}

/** The rows of the table whose caption starts with `caption`, without its head. */
export function rowsOf({ tables }: PageReading, caption: string): string[][] {
  const table = tables.find((one) => one.caption.startsWith(caption));
  if (!table) throw new Error(`No table "${caption}" among ${tables.map((one) => one.caption).join(", ")}`);
  return table.rows.slice(1);
}

/** Whether a page contains a phrase, across elements. A number at either end must match as a whole. */
export function says({ lines }: PageReading, phrase: string): boolean {
  const tight = (text: string) => text.replace(/ /g, "");
  const letters = [...tight(phrase)].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, "\\$&"));
  const before = /^[\d$]/.test(phrase) ? "(?<!\\d|\\d[.,]|\\$)" : "";
  const after = /\d$/.test(phrase) ? "(?!\\d|[.,]\\d)" : "";
  return new RegExp(before + letters.join("\n?") + after).test(tight(lines.join("\n")));
}
