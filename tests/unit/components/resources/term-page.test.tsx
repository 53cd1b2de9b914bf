import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TermPage } from "@/components/resources/term-page";
import { listGlossaryTerms, type Term } from "@/lib/content/endpoints/resources";

it("links to the next term, from the last one to the first, and a single term to none", async () => {
  const terms = await listGlossaryTerms();
  const nextOf = (term: Term | undefined, list: Term[]) =>
    term &&
    /Next term: <a [^>]*href="([^"]+)"/.exec(
      renderToStaticMarkup(<TermPage term={term} terms={list} />),
    )?.[1];
  expect(nextOf(terms[0], terms)).toBe(`/resources/glossary/${terms[1]?.slug}`);
  expect(nextOf(terms.at(-1), terms)).toBe(`/resources/glossary/${terms[0]?.slug}`);
  expect(nextOf(terms[0], terms.slice(0, 1))).toBeUndefined();
});
