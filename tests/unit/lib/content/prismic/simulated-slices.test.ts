import lz from "lz-string";
import { describe, expect, it } from "vitest";
import { getFigures } from "@/lib/content/endpoints/read";
import { parseSimulatedSlices } from "@/lib/content/prismic/simulated-slices";

const figures = await getFigures();
const pack = (value: unknown) => lz.compressToEncodedURIComponent(JSON.stringify(value));
const slice = (text: string) => ({ slice_type: "closing_call", variation: "default", primary: { text } });

describe("the slices in the simulator's URL", () => {
  it("match the page builder's state, with tokens replaced", () => {
    const [first] = parseSimulatedSlices(pack([slice("{countries} countries")]), figures) ?? [];
    expect(first).toMatchObject({ slice_type: "closing_call", primary: { text: /^\d+ countries$/ } });
  });

  it.each([
    "%",
    "no compressed text",
    pack({}),
    pack("text"),
    pack(null),
    pack([null]),
    pack([{ variation: "default" }]),
    ["a", "b"],
    7,
  ])("are rejected if they are invalid: %j", (state) => {
    expect(parseSimulatedSlices(state, figures)).toBeNull();
  });
});
