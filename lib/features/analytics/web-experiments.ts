/**
 * Decides which web experiments the open page shows. The analytics library ignores the conditions of
 * experiments with a feature flag, so they are evaluated here and the library only receives the ones that
 * apply. Pure.
 */
import type { WebExperiment } from "./definitions";
import type { Exposure } from "./exposures";
import { matchesUrl } from "./url-rules";

type Variant = WebExperiment["variants"][string];
type Conditions = NonNullable<Variant["conditions"]>;

type ShownExperiment = {
  experiment: WebExperiment;
  variation: string;
  /** Shown by request (`?__experiment_id=`), not counted. */
  isPreview: boolean;
};

function matches({ utm, ...rule }: Conditions, href: string): boolean {
  const { searchParams } = new URL(href);
  return (
    matchesUrl(rule, href) &&
    Object.entries(utm ?? {}).every(([name, value]) => !value || searchParams.get(name) === value)
  );
}

/** A variant without conditions, such as a control, is shown wherever the others are. */
function isOnPage({ variants }: WebExperiment, href: string): boolean {
  const conditions = Object.values(variants).flatMap((variant) => variant.conditions ?? []);
  return conditions.length === 0 || conditions.some((one) => matches(one, href));
}

function listVariations(
  experiment: WebExperiment,
  href: string,
  getFlag: (key: string) => unknown,
): string[] {
  const { feature_flag_key: key, variants } = experiment;
  const names = Object.keys(variants);
  // Without a flag only the conditions decide, and a variant without conditions is never shown.
  if (key === null) {
    return names.filter((name) => {
      const conditions = variants[name]?.conditions;
      return conditions != null && matches(conditions, href);
    });
  }
  if (!isOnPage(experiment, href)) return [];
  const chosen = getFlag(key);
  return names.filter((name) => {
    const conditions = variants[name]?.conditions;
    return name === chosen && (conditions == null || matches(conditions, href));
  });
}

/**
 * The experiments of the page at `href`, each with the variant to show.
 * @param getFlag the value of a feature flag for this visitor
 */
export function listShownExperiments(
  experiments: readonly WebExperiment[],
  href: string,
  getFlag: (key: string) => unknown,
): ShownExperiment[] {
  const { searchParams } = new URL(href);
  const previewed = searchParams.get("__experiment_id");
  const variant = searchParams.get("__experiment_variant") ?? "";
  return experiments.flatMap((experiment) => {
    const isPreview = previewed === String(experiment.id) && Object.hasOwn(experiment.variants, variant);
    const variations = isPreview ? [variant] : listVariations(experiment, href, getFlag);
    return variations.map((variation) => ({ experiment, variation, isPreview }));
  });
}

/** A shown experiment for the library: without flag and conditions, because they were already evaluated. */
export function withoutConditions({ experiment, variation }: ShownExperiment): WebExperiment {
  const { transforms = [] } = experiment.variants[variation] ?? {};
  return { ...experiment, feature_flag_key: null, variants: { [variation]: { conditions: {}, transforms } } };
}

/** The reported name of an experiment: its flag, or its id without one. */
const experimentName = ({ feature_flag_key: key, id }: WebExperiment): string =>
  key ?? `web-experiment-${id}`;

export function toExposure({ experiment, variation }: ShownExperiment): Exposure {
  return { experiment_id: experimentName(experiment), experiment_variation: variation };
}
