import "server-only";

import { LRUCache } from "lru-cache";
import { createHighlighterCoreSync, type ThemeRegistration } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import csharp from "shiki/langs/csharp.mjs";
import go from "shiki/langs/go.mjs";
import http from "shiki/langs/http.mjs";
import java from "shiki/langs/java.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import php from "shiki/langs/php.mjs";
import python from "shiki/langs/python.mjs";
import shellscript from "shiki/langs/shellscript.mjs";
import xml from "shiki/langs/xml.mjs";

/** Languages of the site's code panels, by their label on the tab. */
export const codeLanguages = {
  curl: "shellscript",
  Python: "python",
  "Node.js": "javascript",
  Go: "go",
  Java: "java",
  PHP: "php",
  "C#": "csharp",
  JSON: "json",
  HTTP: "http",
  HTML: "xml",
} as const;
export type CodeLanguage = keyof typeof codeLanguages;

/** A piece of code and its token kind; null is plain text. */
type CodeToken = { text: string; kind: string | null };

// A theme must name colors. Each of these is replaced with a class, because the content security policy
// forbids inline styles. Operators and identifiers are not colored, which saves elements.
const kinds = {
  "#000001": { kind: "c", scope: ["comment"] },
  "#000002": { kind: "s", scope: ["string"] },
  "#000003": {
    kind: "k",
    scope: [
      "keyword.control",
      "keyword.other",
      "keyword.operator.new",
      "keyword.operator.expression",
      "keyword.function",
      "keyword.var",
      "keyword.const",
      "keyword.package",
      "keyword.import",
      "storage",
      "support.type.property-name.json",
      "punctuation.support.type.property-name",
      "entity.name.tag",
    ],
  },
  "#000004": { kind: "n", scope: ["constant.numeric", "constant.language"] },
  "#000005": { kind: "f", scope: ["entity.name.function", "support.function", "entity.name.command"] },
  "#000006": { kind: null, scope: ["storage.type.java", "storage.modifier.import", "keyword.operator"] },
} as const;

const theme: ThemeRegistration = {
  name: "kinds",
  type: "dark",
  settings: Object.entries(kinds).map(([foreground, { scope }]) => ({
    scope: [...scope],
    settings: { foreground },
  })),
};

const highlighter = createHighlighterCoreSync({
  engine: createJavaScriptRegexEngine(),
  langs: [csharp, go, http, java, javascript, json, php, python, shellscript, xml],
  themes: [theme],
});

function kindOf(color: string | undefined): string | null {
  return Object.entries(kinds).find(([key]) => key === color?.toLowerCase())?.[1].kind ?? null;
}

/** Highlighting a sample takes some milliseconds, and sandbox results show the same few samples on each request. */
const highlighted = new LRUCache<string, readonly CodeToken[]>({ max: 1_000 });

/** Highlighted code; adjacent tokens of one kind are merged to save markup. Null is plain text. */
export function highlight(code: string, language: CodeLanguage | null): readonly CodeToken[] {
  if (language === null) return [{ text: code, kind: null }];
  const key = `${language}\n${code}`;
  const known = highlighted.get(key);
  if (known) return known;
  const tokens = tokenize(code, language);
  highlighted.set(key, tokens);
  return tokens;
}

function tokenize(code: string, language: CodeLanguage): CodeToken[] {
  const lines = highlighter.codeToTokensBase(code, {
    lang: codeLanguages[language],
    theme: "kinds",
    // By default, a line that takes half a second is not highlighted: the result would depend on CPU load.
    tokenizeTimeLimit: 0,
  });
  const tokens: CodeToken[] = [];
  lines.forEach((line, i) => {
    const breaks = i === 0 ? [] : [{ content: "\n", color: undefined }];
    for (const { content, color } of [...breaks, ...line]) {
      const isBlank = content.trim() === "";
      const kind = isBlank ? null : kindOf(color);
      const last = tokens.at(-1);
      // White space looks the same in any kind, so it joins the previous token.
      if (last && (isBlank || last.kind === kind)) last.text += content;
      else tokens.push({ text: content, kind });
    }
  });
  return tokens;
}
