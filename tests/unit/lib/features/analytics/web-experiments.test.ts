import { describe, expect, it } from "vitest";
import { webExperimentSchema } from "@/lib/features/analytics/definitions";
import {
  listShownExperiments,
  toExposure,
  toLibraryExperiment,
} from "@/lib/features/analytics/web-experiments";

const rewrite = [{ selector: "h1", html: "New" }];
const onPricing = { url: "/pricing(?:[?#]|$)", urlMatchType: "regex" };
const experiment = (more: object) => webExperimentSchema.parse({ id: 7, name: "x", ...more });
const flagged = experiment({
  feature_flag_key: "headline",
  variants: {
    control: { conditions: null, transforms: [] },
    b: { conditions: onPricing, transforms: rewrite },
  },
});
const byCampaign = experiment({
  variants: {
    control: { conditions: null, transforms: [] },
    b: { conditions: { ...onPricing, utm: { utm_campaign: "spring" } }, transforms: rewrite },
  },
});
const site = "https://oxbow.example";
const shown = (one: typeof flagged, path: string, flag: unknown) =>
  listShownExperiments([one], site + path, () => flag).map(toExposure);

describe("listShownExperiments", () => {
  it("shows an experiment with a flag only on pages that match its conditions", () => {
    const seen = [{ experiment_id: "headline", experiment_variation: "b" }];
    expect(shown(flagged, "/pricing", "b")).toEqual(seen);
    expect(shown(flagged, "/pricing?a=1", "b")).toEqual(seen);
    expect(shown(flagged, "/blog", "b")).toEqual([]);
    expect(shown(flagged, "/pricing/datasets", "b")).toEqual([]);
  });

  it("counts the control on the pages where other variants are shown", () => {
    expect(shown(flagged, "/pricing", "control")).toEqual([
      { experiment_id: "headline", experiment_variation: "control" },
    ]);
    expect(shown(flagged, "/blog", "control")).toEqual([]);
  });

  it.each([undefined, true, false, "gone"])("shows nothing for the flag value %s", (flag) => {
    expect(shown(flagged, "/pricing", flag)).toEqual([]);
  });

  it("shows an experiment without a flag to its campaign", () => {
    expect(shown(byCampaign, "/pricing?utm_campaign=spring", undefined)).toEqual([
      { experiment_id: "web-experiment-7", experiment_variation: "b" },
    ]);
    expect(shown(byCampaign, "/pricing?utm_campaign=other", undefined)).toEqual([]);
    expect(shown(byCampaign, "/blog?utm_campaign=spring", undefined)).toEqual([]);
  });

  it("shows the variant requested by a preview on any page", () => {
    const [one] = listShownExperiments(
      [flagged],
      `${site}/blog?__experiment_id=7&__experiment_variant=b`,
      () => "control",
    );
    expect(one).toMatchObject({ variant: "b", isPreview: true });
    expect(
      listShownExperiments(
        [flagged],
        `${site}/blog?__experiment_id=7&__experiment_variant=toString`,
        () => "b",
      ),
    ).toEqual([]);
  });

  it("passes one variant to the library, without flag and conditions", () => {
    const [one] = listShownExperiments([flagged], `${site}/pricing`, () => "b");
    expect(one && toLibraryExperiment(one)).toMatchObject({
      feature_flag_key: null,
      variants: { b: { conditions: {}, transforms: rewrite } },
    });
    expect(one && Object.keys(toLibraryExperiment(one).variants)).toEqual(["b"]);
  });
});
