import { describe, expect, it, vi } from "vitest";
import { type CodeLanguage, codeLanguages, highlight } from "@/components/code/highlight";

const samples: Record<CodeLanguage, string> = {
  curl: 'curl -X POST "https://a.example" # note\n',
  Python: 'import os\nprint("a", 1)  # note',
  "Node.js": 'const a = await fetch("b"); // note',
  Go: 'func main() {\n\tfmt.Println("a") // note\n}',
  Java: 'var a = "b"; // note',
  PHP: "<?php\n$a = 'b'; // note",
  "C#": 'var a = await b("c"); // note',
  JSON: '{ "a": 1, "b": "c" }',
  HTML: '<!doctype html>\n<p><meta itemprop="a" content="b">c</p>',
  HTTP: "GET /a HTTP/1.1\nHost: b.example\n",
};

describe("highlight", () => {
  it.each(Object.keys(codeLanguages) as CodeLanguage[])("loses no character of %s", (language) => {
    const text = highlight(samples[language], language)
      .map((token) => token.text)
      .join("");
    expect(text).toBe(samples[language]);
  });

  it("highlights code however long it takes", () => {
    let now = 0;
    // The tokenizer compares Date.now() with its time limit: every call is a second later.
    const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 1_000));
    // Not one of the samples: their results are cached.
    const tokens = highlight('curl "https://slow.example"\n', "curl");
    expect(clock).toHaveBeenCalled();
    expect(tokens.some((token) => token.kind === "s")).toBe(true);
  });
});
