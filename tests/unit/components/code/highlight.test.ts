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
  HTTP: "GET /a HTTP/1.1\nHost: b.example\n",
};

describe("highlight", () => {
  it.each(Object.keys(codeLanguages) as CodeLanguage[])("loses no character of %s", (language) => {
    const text = highlight(samples[language], language)
      .map((token) => token.text)
      .join("");
    expect(text).toBe(samples[language]);
  });

  it("highlights also on a busy machine", () => {
    let now = 0;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 1_000));
    const tokens = highlight(samples.curl, "curl");
    clock.mockRestore();
    expect(tokens.some((token) => token.kind === "s")).toBe(true);
  });
});
