import { describe, expect, it } from "vitest";
import { webExperimentSchema } from "@/lib/features/analytics/definitions";
import {
  listShownExperiments,
  toAssignment,
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
const assignmentsOn = (one: typeof flagged, path: string, flag: unknown) =>
  listShownExperiments([one], site + path, () => flag).map(toAssignment);

describe("listShownExperiments", () => {
  it("shows an experiment with a flag only on pages that match its conditions", () => {
    const seen = [{ experiment_id: "headline", experiment_variation: "b" }];
    expect(assignmentsOn(flagged, "/pricing", "b")).toEqual(seen);
    expect(assignmentsOn(flagged, "/pricing?a=1", "b")).toEqual(seen);
    expect(assignmentsOn(flagged, "/blog", "b")).toEqual([]);
    expect(assignmentsOn(flagged, "/pricing/datasets", "b")).toEqual([]);
  });

  it("reports the control on the pages where other variants are shown", () => {
    expect(assignmentsOn(flagged, "/pricing", "control")).toEqual([
      { experiment_id: "headline", experiment_variation: "control" },
    ]);
    expect(assignmentsOn(flagged, "/blog", "control")).toEqual([]);
  });

  it.each([undefined, true, false, "removed-variant"])("shows nothing for the flag value %s", (flag) => {
    expect(assignmentsOn(flagged, "/pricing", flag)).toEqual([]);
  });

  it("shows an experiment without a flag to visitors of its campaign", () => {
    expect(assignmentsOn(byCampaign, "/pricing?utm_campaign=spring", undefined)).toEqual([
      { experiment_id: "web-experiment-7", experiment_variation: "b" },
    ]);
    expect(assignmentsOn(byCampaign, "/pricing?utm_campaign=other", undefined)).toEqual([]);
    expect(assignmentsOn(byCampaign, "/blog?utm_campaign=spring", undefined)).toEqual([]);
  });

  it("shows the variant requested by a preview on any page", () => {
    const [one] = listShownExperiments(
      [flagged],
      `${site}/blog?__experiment_id=7&__experiment_variant=b`,
      () => "control",
    );
    expect(one).toMatchObject({ variant: "b", isPreview: true });
  });

  it("ignores a preview of a variant that doesn't exist, such as an inherited property", () => {
    expect(
      listShownExperiments(
        [flagged],
        `${site}/blog?__experiment_id=7&__experiment_variant=toString`,
        () => "b",
      ),
    ).toEqual([]);
  });
});

describe("toLibraryExperiment", () => {
  it("passes one variant to posthog-js, without flag and conditions", () => {
    const [libraryExperiment] = listShownExperiments([flagged], `${site}/pricing`, () => "b").map(
      toLibraryExperiment,
    );
    expect(libraryExperiment?.feature_flag_key).toBeNull();
    // `toMatchObject` would accept any conditions for {}.
    expect(libraryExperiment?.variants).toEqual({ b: { conditions: {}, transforms: rewrite } });
  });
});
