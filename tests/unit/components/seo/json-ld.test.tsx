import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { JsonLd } from "@/components/seo/json-ld";
import { buildFaqPage } from "@/lib/content/seo/json-ld";

describe("JsonLd", () => {
  it("renders JSON that can be parsed, including quotes and ampersands", () => {
    const question = `Is "a & b" </script> safe?`;
    const html = renderToStaticMarkup(<JsonLd data={buildFaqPage([{ question, answer: "Yes." }])} />);
    const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(json)["@graph"][0].mainEntity[0].name).toBe(question);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it("renders nothing without data", () => {
    expect(renderToStaticMarkup(<JsonLd data={[]} />)).toBe("");
  });
});
