import { mkdirSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, it, vi } from "vitest";
import { experimentsCheckSchema, surveysCheckSchema } from "@/lib/features/analytics/check-definitions";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();

const variants = (control: object, b: object) => ({
  control: { transforms: [], ...control },
  b: { transforms: [], ...b },
});
const half = { rollout_percentage: 50 };
const experiment = {
  id: 1,
  name: "Note",
  feature_flag_key: "note",
  start_date: "2026-11-01T00:00:00Z",
  end_date: null,
  variants: variants(
    { conditions: { url: "/pricing" }, ...half },
    { conditions: { url: "/pricing" }, ...half },
  ),
};
const slowRule = { url: "(a+)+$", urlMatchType: "regex" };
const invalidSelector = { selector: "main h1 +", html: "Prices" };
const onPricing = { conditions: { url: "/pricing" }, transforms: [invalidSelector] };
/** An experiment that changes the heading. */
const changing = (change: object) => ({ variants: { b: { transforms: [{ selector: "h1", ...change }] } } });

it("finds nothing in a valid experiment", () => {
  expect(experimentsCheckSchema.safeParse({ experiments: [experiment] }).error).toBeUndefined();
});

it.each([
  ["a flag that is used twice", [experiment, { id: 2 }], /feature_flag_key "note" is used more/],
  ["an id that is used twice", [experiment, { feature_flag_key: "other" }], /id "1" is used more/],
  ["a flag with spaces", [{ feature_flag_key: "a note" }], /experiments\.0\.feature_flag_key/],
  [
    "weights that are not the whole",
    [{ variants: variants(half, { rollout_percentage: 20 }) }],
    /together 100/,
  ],
  [
    "weights without a flag",
    [{ feature_flag_key: null, variants: variants(half, half) }],
    /rollout_percentage needs a feature_flag_key/,
  ],
  [
    "variants on different pages",
    [{ variants: variants({ conditions: { url: "/a" } }, { conditions: { url: "/b" } }) }],
    /need the same conditions or none/,
  ],
  ["an experiment for nobody", [{ feature_flag_key: null, variants: variants({}, {}) }], /nobody/],
  [
    "a selector that is not CSS",
    [{ feature_flag_key: null, variants: { b: onPricing } }],
    /"main h1 \+", which is not valid CSS/,
  ],
  ["an early end", [{ end_date: "2026-10-01T00:00:00Z" }], /must end after it starts/],
  ["markup that runs a script", [changing({ html: "<img src=x onerror=y>Hi" })], /may contain the elements/],
  ["a style that loads a resource", [changing({ css: "background: url(//x)" })], /plain declarations/],
  ...["image-set('/x.png' 1x)", "-webkit-image-set('/x.png' 1x)", "image('/x.png')", "src('/x.png')"].map(
    (image): [string, object[], RegExp] => [
      `the style ${image}`,
      [changing({ css: `background-image: ${image}` })],
      /plain declarations/,
    ],
  ),
  [
    "a rule that could take too long",
    [{ variants: variants({}, { conditions: slowRule }) }],
    /variants\.b\.conditions\.url.*too long/,
  ],
])("finds %s", (_name, changes, problem) => {
  const experiments = changes.map((change) => ({ ...experiment, ...change }));
  const issues = experimentsCheckSchema.safeParse({ experiments }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
    expect.stringMatching(problem),
  ]);
});

const question = { id: "why", type: "open", question: "?" };
const survey = {
  id: "a",
  name: "A",
  type: "popover",
  schedule: "once",
  start_date: null,
  end_date: null,
  conditions: null,
  questions: [question],
};

it.each([
  [
    "selector that is not CSS",
    { conditions: { selector: "main h1 +" } },
    /"main h1 \+", which is not valid CSS/,
  ],
  [
    "questions with the same id",
    { questions: [question, question] },
    /"A": the question id "why" is used more/,
  ],
  [
    "branch to a question that does not exist",
    { questions: [{ ...question, branching: { type: "specific_question", index: 3 } }] },
    /branch to a question that does not exist/,
  ],
])("finds a survey's %s", (_name, change, problem) => {
  const surveys = [{ ...survey, ...change }];
  const issues = surveysCheckSchema.safeParse({ surveys }).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual([expect.stringMatching(problem)]);
});

it("names the file and the line of a problem, and a file that is missing", async () => {
  vi.resetModules();
  vi.stubEnv("CONTENT_DIR", folder());
  const { checkDefinitions } = await import("@/lib/features/analytics/check-definitions");
  mkdirSync(folder("analytics"));
  writeFileSync(folder("analytics", "surveys.json"), '{\n"surveys": [,\n]}');
  const pathOf = (file: string) => relative(process.cwd(), folder("analytics", file));
  expect(await checkDefinitions()).toEqual([
    expect.stringContaining(`${pathOf("surveys.json")}:2: is not JSON`),
    `${pathOf("experiments.json")}: is missing`,
  ]);
});
