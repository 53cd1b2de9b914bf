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
  /** Key of its variant. */
  variant: string;
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

/**
 * Whether an experiment with a flag is on a page: one of its variants has conditions that match, or none has any. A variant
 * without conditions, such as a control, is shown wherever the others are.
 */
function isOnPage({ variants }: WebExperiment, href: string): boolean {
  const conditions = Object.values(variants).flatMap((variant) => variant.conditions ?? []);
  return conditions.length === 0 || conditions.some((one) => matches(one, href));
}

/** Keys of the variants that a visitor sees; with a flag, at most one. */
function listVariants(experiment: WebExperiment, href: string, getFlag: (key: string) => unknown): string[] {
  const { feature_flag_key: key, variants } = experiment;
  // Without a flag only the conditions decide, and a variant without conditions is never shown.
  if (key === null) {
    return Object.entries(variants).flatMap(([name, { conditions }]) =>
      conditions != null && matches(conditions, href) ? [name] : [],
    );
  }
  if (!isOnPage(experiment, href)) return [];
  const chosen = getFlag(key);
  return Object.entries(variants).flatMap(([name, { conditions }]) =>
    name === chosen && (conditions == null || matches(conditions, href)) ? [name] : [],
  );
}

/**
 * The variants to show on the page at `href`. An experiment without a flag can have several.
 * @param getFlag the value of a feature flag for this visitor
 */
export function listShownExperiments(
  experiments: readonly WebExperiment[],
  href: string,
  getFlag: (key: string) => unknown,
): ShownExperiment[] {
  const { searchParams } = new URL(href);
  const previewed = searchParams.get("__experiment_id");
  const wanted = searchParams.get("__experiment_variant") ?? "";
  return experiments.flatMap((experiment) => {
    const isPreview = previewed === String(experiment.id) && Object.hasOwn(experiment.variants, wanted);
    const variants = isPreview ? [wanted] : listVariants(experiment, href, getFlag);
    return variants.map((variant) => ({ experiment, variant, isPreview }));
  });
}

/**
 * A shown experiment for the library: one variant, without flag, and with empty conditions, which match every page. The real
 * ones were already evaluated.
 */
export function withoutConditions({ experiment, variant }: ShownExperiment): WebExperiment {
  const { transforms = [] } = experiment.variants[variant] ?? {};
  return { ...experiment, feature_flag_key: null, variants: { [variant]: { conditions: {}, transforms } } };
}

/** The reported name of an experiment: its flag, or its id without one. */
const experimentName = ({ feature_flag_key: key, id }: WebExperiment): string =>
  key ?? `web-experiment-${id}`;

export function toExposure({ experiment, variant }: ShownExperiment): Exposure {
  return { experiment_id: experimentName(experiment), experiment_variation: variant };
}
