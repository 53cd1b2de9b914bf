import lz from "lz-string";
import { describe, expect, it } from "vitest";
import { getFigures } from "@/lib/content/endpoints/read";
import { contentFolders } from "@/lib/content/prismic/embedded";
import { readModels } from "@/lib/content/prismic/embedded/content";
import { parseSimulatedSlices } from "@/lib/content/prismic/simulated-slices";

const figures = await getFigures();
const models = await readModels(contentFolders);
const parse = (state: unknown) => parseSimulatedSlices(state, figures, models);
const pack = (value: unknown) => lz.compressToEncodedURIComponent(JSON.stringify(value));
const slice = (trial_label: string) => ({
  slice_type: "closing_call",
  variation: "default",
  primary: { trial_label },
});

describe("the slices in the simulator's URL", () => {
  it("have their invalid fields emptied", () => {
    const primary = { trial_label: "Start", heading: "no rich text" };
    const [first] = parse(pack([{ ...slice(""), primary }])) ?? [];
    expect(first?.primary).toMatchObject({ trial_label: "Start", heading: [] });
    const [bare] = parse(pack([{ slice_type: "world_map", variation: "default" }])) ?? [];
    expect(bare?.primary).toEqual({});
  });

  it.each([
    "%",
    "no compressed text",
    pack({}),
    pack("text"),
    pack(null),
    pack([null]),
    pack([{ variation: "default" }]),
    pack([{ slice_type: "unknown", variation: "default", primary: {} }]),
    pack(Array.from({ length: 11 }, () => slice("one of many"))),
    pack([slice("a".repeat(200_000))]),
    ["a", "b"],
    7,
  ])("are rejected if they are invalid: %j", (state) => {
    expect(parse(state)).toBeNull();
  });
});
