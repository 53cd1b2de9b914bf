/**
 * Schemas of surveys and web experiments (specification, point 3) in the analytics library's format, for our
 * own definitions and those of a configured host. A host writes null for missing values.
 */
import { z } from "zod";
import { allowedElements, allowedHtmlPattern } from "./experiment-html";
import { isBoundedPattern, maxRuleLength, type UrlRule, urlMatchTypes } from "./url-rules";

const branching = z.discriminatedUnion("type", [
  z.object({ type: z.literal("next_question") }),
  z.object({ type: z.literal("end") }),
  z.object({
    type: z.literal("response_based"),
    /** Maps an answer (index of a choice, or side of a scale) to the index of a question, or "end". */
    responseValues: z.record(z.string(), z.union([z.int().min(0), z.literal("end")])),
  }),
  z.object({ type: z.literal("specific_question"), index: z.int().min(0) }),
]);

const questionBase = {
  /** The ingest endpoint stores answers under this id. */
  id: z.string().regex(/^[\w-]{1,60}$/),
  question: z.string().min(1).max(500),
  description: z.string().max(500).nullish(),
  /** Never HTML: the library would insert it into the page unescaped. */
  descriptionContentType: z.literal("text").default("text"),
  optional: z.boolean().default(false),
  buttonText: z.string().max(40).nullish(),
  branching: branching.nullish(),
};

const question = z.discriminatedUnion("type", [
  z.object({ ...questionBase, type: z.literal("open") }),
  z.object({
    ...questionBase,
    type: z.enum(["multiple_choice", "single_choice"]),
    choices: z.array(z.string().min(1).max(80)).min(2).max(10),
    hasOpenChoice: z.boolean().default(false),
  }),
  z.object({
    ...questionBase,
    type: z.literal("rating"),
    display: z.enum(["number", "emoji"]),
    scale: z.union([z.literal(3), z.literal(5), z.literal(7), z.literal(10)]),
    lowerBoundLabel: z.string().max(40),
    upperBoundLabel: z.string().max(40),
  }),
  z.object({
    ...questionBase,
    type: z.literal("link"),
    link: z.url({ protocol: /^https$/ }).nullable(),
  }),
]);

const urlRule = {
  url: z.string().max(maxRuleLength).nullish(),
  urlMatchType: z.enum(urlMatchTypes).nullish(),
};
// SECURITY: the rule runs in the visitor's browser, on a URL that anyone can craft.
const isSafeRule = ({ url, urlMatchType }: UrlRule): boolean =>
  !urlMatchType?.endsWith("regex") || isBoundedPattern(url ?? "");
const unsafeRule = {
  error: "is a regular expression that could take too long (see lib/features/analytics/README.md)",
  path: ["url"],
};

/** Percent of visitors. */
const percentage = z.number().min(0).max(100);
const flagKey = z.string().regex(/^[\w-]{1,60}$/);

// SECURITY: no operators with regular expressions, because they would run on values that anyone can craft.
const propertyFilter = z.object({
  operator: z.enum(["exact", "is_not", "icontains", "not_icontains", "gt", "lt"]),
  values: z.array(z.union([z.string(), z.number(), z.boolean()])),
});
const eventList = z.object({
  values: z.array(
    z.object({
      name: z.string().min(1),
      propertyFilters: z.record(z.string(), propertyFilter).nullish(),
    }),
  ),
});
/** A criterion of PostHog's actions other than the event's name. A survey with one is refused. */
const mustBeEmpty = z.union([z.null(), z.literal(""), z.tuple([])]).optional();
const actionStep = z.object({
  event: z.string().min(1),
  selector: mustBeEmpty,
  text: mustBeEmpty,
  href: mustBeEmpty,
  url: mustBeEmpty,
  properties: mustBeEmpty,
});
const actionList = z.object({
  values: z.array(z.object({ name: z.string().min(1), steps: z.array(actionStep).min(1) })),
});

export const surveySchema = z
  .object({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: z.string().min(1),
    description: z.string().nullish(),
    type: z.enum(["popover", "api", "widget"]),
    schedule: z.enum(["once", "recurring", "always"]),
    start_date: z.iso.datetime().nullable(),
    end_date: z.iso.datetime().nullable(),
    current_iteration: z.int().nullable().default(null),
    current_iteration_start_date: z.iso.datetime().nullable().default(null),
    conditions: z
      .object({
        ...urlRule,
        seenSurveyWaitPeriodInDays: z.int().min(0).nullish(),
        events: eventList.extend({ repeatedActivation: z.boolean().nullish() }).nullish(),
        cancelEvents: eventList.nullish(),
        actions: actionList.nullish(),
        selector: z.string().max(200).nullish(),
        deviceTypes: z.array(z.string().max(40)).nullish(),
        deviceTypesMatchType: z.enum(["exact", "is_not", "icontains", "not_icontains"]).nullish(),
        linkedFlagVariant: z.string().max(60).nullish(),
      })
      .refine(isSafeRule, unsafeRule)
      .nullable(),
    /** Our own surveys only: percent of visitors who may see it; 10 by default (specification, point 9). */
    rollout_percentage: percentage.optional(),
    appearance: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .nullish()
      // The type of a description's content: "text" or "html".
      .refine((appearance) => !Object.values(appearance ?? {}).includes("html"), {
        error: 'content types must be "text": the library would insert HTML unescaped',
      }),
    enable_partial_responses: z.boolean().nullish(),
    questions: z.array(question).min(1),
    feature_flag_keys: z
      .array(z.object({ key: z.string().max(60), value: z.string().max(60).nullish() }))
      .nullable()
      .default(null),
    linked_flag_key: flagKey.nullable().default(null),
    targeting_flag_key: flagKey.nullable().default(null),
    internal_targeting_flag_key: flagKey.nullable().default(null),
  })
  .refine(
    ({ questions }) =>
      questions.every(({ branching: branch }) => {
        const targets =
          branch?.type === "specific_question"
            ? [branch.index]
            : branch?.type === "response_based"
              ? Object.values(branch.responseValues).filter((value) => value !== "end")
              : [];
        return targets.every((index) => index < questions.length);
      }),
    { error: "has a branch to a question that does not exist" },
  );
export type Survey = z.output<typeof surveySchema>;

const transform = z.object({
  selector: z.string().min(1).max(200),
  html: z
    .string()
    .max(5_000)
    .regex(
      allowedHtmlPattern,
      `may contain the elements ${allowedElements.join(", ")} with "class", and "href" to a path of this site`,
    )
    .nullish(),
  // Becomes a style attribute: declarations only, and nothing that loads another resource.
  css: z
    .string()
    .max(1_000)
    .refine(
      (css) => !/(?:url|src|image(?:-set)?)\s*\(|@import|expression|[<>{}\\]/i.test(css),
      "must be plain declarations",
    )
    .nullish(),
});

const webExperimentVariant = z.object({
  conditions: z
    .object({
      ...urlRule,
      utm: z
        .object({
          utm_source: z.string().nullish(),
          utm_medium: z.string().nullish(),
          utm_campaign: z.string().nullish(),
          utm_term: z.string().nullish(),
        })
        .nullish(),
    })
    .refine(isSafeRule, unsafeRule)
    .nullish(),
  variant_name: z.string().optional(),
  /** Weight: percent of visitors who get this variant. */
  rollout_percentage: percentage.optional(),
  transforms: z.array(transform),
});
type Variants = Record<string, z.output<typeof webExperimentVariant>>;

/** Whether the weights add up to 100, or no variant has one. */
function areWeightsValid(variants: Variants): boolean {
  const weights = Object.values(variants).map(({ rollout_percentage }) => rollout_percentage);
  const given = weights.filter((weight) => weight !== undefined);
  if (given.length === 0) return true;
  const total = given.reduce((sum, weight) => sum + weight, 0);
  return given.length === weights.length && Math.abs(total - 100) < 0.01;
}

export const webExperimentSchema = z
  .object({
    id: z.int().positive(),
    name: z.string().min(1),
    feature_flag_key: flagKey.nullable().default(null),
    /** Our own experiments run from start to end date; one without a start date is a draft. */
    start_date: z.iso.datetime().nullable().default(null),
    end_date: z.iso.datetime().nullable().default(null),
    variants: z.record(z.string().regex(/^[\w-]{1,60}$/), webExperimentVariant),
  })
  .refine(({ variants }) => areWeightsValid(variants), {
    error: "every variant needs a rollout_percentage, together 100, or none has one",
    path: ["variants"],
  })
  // Aborts, so that the checks of check-definitions.ts do not report the missing flag a second time.
  .refine(
    ({ feature_flag_key: key, variants }) =>
      key !== null || Object.values(variants).every((variant) => variant.rollout_percentage === undefined),
    { error: "rollout_percentage needs a feature_flag_key", path: ["variants"], abort: true },
  );
export type WebExperiment = z.output<typeof webExperimentSchema>;

export const surveysFileSchema = z.object({ surveys: z.array(surveySchema) });
export const webExperimentsFileSchema = z.object({ experiments: z.array(webExperimentSchema) });
