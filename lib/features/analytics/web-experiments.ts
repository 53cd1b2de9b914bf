/**
 * Decides which web experiments the open page shows. The analytics library ignores the conditions of
 * experiments with a feature flag, so the conditions are evaluated here, and the library only receives the
 * experiments that apply. Pure.
 */
import type { WebExperiment } from "./definitions";
import type { Assignment } from "./exposures";
import { matchesUrl } from "./url-rules";

type Conditions = NonNullable<WebExperiment["variants"][string]["conditions"]>;

type ShownExperiment = {
  experiment: WebExperiment;
  variant: string;
  /** Chosen in the URL (`?__experiment_id=`), so it must not be counted. */
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
 * Whether an experiment with a flag runs at `href`: where any variant's conditions match, or everywhere if none has
 * conditions. A variant without conditions, such as a control, is shown wherever the others are.
 */
function isOnPage({ variants }: WebExperiment, href: string): boolean {
  const all = Object.values(variants).flatMap(({ conditions }) => conditions ?? []);
  return all.length === 0 || all.some((conditions) => matches(conditions, href));
}

function listVariants(experiment: WebExperiment, href: string, getFlag: (key: string) => unknown): string[] {
  const { feature_flag_key: key, variants } = experiment;
  // Without a flag only the conditions decide, and a variant without conditions is never shown.
  if (key === null) {
    return Object.entries(variants).flatMap(([name, { conditions }]) =>
      conditions != null && matches(conditions, href) ? name : [],
    );
  }
  // The library reports each flag that is read, so only read those of this page.
  if (!isOnPage(experiment, href)) return [];
  const chosen = getFlag(key);
  return Object.entries(variants).flatMap(([name, { conditions }]) =>
    name === chosen && (conditions == null || matches(conditions, href)) ? name : [],
  );
}

/**
 * The variants to show at `href`. An experiment without a flag can have several.
 * @param getFlag the value of a feature flag for this visitor
 */
export function listShownExperiments(
  experiments: readonly WebExperiment[],
  href: string,
  getFlag: (key: string) => unknown,
): ShownExperiment[] {
  const { searchParams } = new URL(href);
  const previewed = searchParams.get("__experiment_id");
  const requested = searchParams.get("__experiment_variant") ?? "";
  return experiments.flatMap((experiment) => {
    const isPreview = previewed === String(experiment.id) && Object.hasOwn(experiment.variants, requested);
    const variants = isPreview ? [requested] : listVariants(experiment, href, getFlag);
    return variants.map((variant) => ({ experiment, variant, isPreview }));
  });
}

/** A shown variant as an experiment for the library. `conditions: {}` match every page; null would match none. */
export function toLibraryExperiment({ experiment, variant }: ShownExperiment): WebExperiment {
  const { transforms = [] } = experiment.variants[variant] ?? {};
  return { ...experiment, feature_flag_key: null, variants: { [variant]: { conditions: {}, transforms } } };
}

/** The reported name of an experiment: its flag, or a name made from its id. */
const experimentName = ({ feature_flag_key: key, id }: WebExperiment): string =>
  key ?? `web-experiment-${id}`;

export function toAssignment({ experiment, variant }: ShownExperiment): Assignment {
  return { experiment_id: experimentName(experiment), experiment_variation: variant };
}
