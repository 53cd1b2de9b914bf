import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LeadFormId, leadFormIds } from "@/lib/features/leads/forms";
import { leadBodies, payloadSchemaOf } from "@/tests/fixtures/lead-bodies";
import { type LeadRoutes, startLeadRoutes } from "@/tests/fixtures/lead-routes";
import { caseCount } from "@/tests/fixtures/test-run";

/** Printed with every failure; set it to that number to reproduce the bodies. */
const seed = Date.now() % 2 ** 31;
const bodyCount = caseCount(2_000, 200);
const maxBodyBytes = 32 * 1_024;

let routes: LeadRoutes;
beforeAll(async () => {
  routes = await startLeadRoutes();
});
afterAll(() => routes.stop());

type Sample = { body: string | Uint8Array; type: string };

const json = "application/json";
const urlencoded = "application/x-www-form-urlencoded";
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "\0",
    "\ud800",
    "ada@",
    "<script>",
    "../../etc",
    "'; drop table leads; --",
    "__proto__",
  ),
);

/** Values that no required field accepts. */
const invalidRequiredValue = fc.oneof(
  fc.constantFrom(null, "", " ", "\0", 0, -1, true, [], {}, [[]], { toString: 1 }),
  fc.integer(),
  fc.array(anyText, { maxLength: 3 }),
  fc.dictionary(anyText, anyText, { maxKeys: 3 }),
  fc.integer({ min: 5_001, max: 9_000 }).map((length) => "x".repeat(length)),
);

const cutOff = (text: string) =>
  fc.integer({ min: 0, max: text.length - 1 }).map((end) => text.slice(0, end));
const ofType =
  (type: string) =>
  (body: Sample["body"]): Sample => ({ body, type });

const valid = JSON.stringify(leadBodies.inquiry);

/** Bodies that the endpoint must reject. What the fields of a form reject is tested below, other types and sizes in contact-api. */
const malformed: fc.Arbitrary<Sample> = fc.oneof(
  cutOff(valid).map(ofType(json)),
  fc.uint8Array({ maxLength: 200 }).map(ofType(json)),
  fc
    .json()
    .filter((text) => text !== valid)
    .map(ofType(json)),
  fc
    .array(fc.tuple(anyText, anyText), { maxLength: 8 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&"))
    .map(ofType(urlencoded)),
  fc.uint8Array({ maxLength: 200 }).map(ofType(urlencoded)),
);

const rejectionStatuses = new Set([303, 400, 422]);

it(`rejects ${bodyCount} malformed bodies`, async () => {
  const samples = fc.sample(malformed, { numRuns: bodyCount, seed });
  for (const [index, { body, type }] of samples.entries()) {
    const response = await routes.post("inquiry", body, { "content-type": type });
    const context = `seed ${seed}, body ${index}: ${response.status}`;
    expect(rejectionStatuses.has(response.status), context).toBe(true);
    if (response.status === 303) expect(response.headers.get("location"), context).toContain("not-received");
  }
  expect(await routes.store.listLeads()).toEqual([]);
});

/** Almost valid bodies: each field missing, unusual or valid. */
function almostValid(form: LeadFormId) {
  const fields = Object.fromEntries(
    Object.entries(leadBodies[form]).map(([key, value]) => [
      key,
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(value) },
        { weight: 1, arbitrary: invalidRequiredValue },
        { weight: 1, arbitrary: anyText },
      ),
    ]),
  );
  const odd = fc.oneof(anyText, invalidRequiredValue);
  const extraFields = {
    website: odd,
    fillTime: fc.oneof(fc.double(), odd),
    product: odd,
    plan: odd,
    unknown: odd,
    tracking: fc.record({ path_url: odd, gclid: odd, latam: odd, user_agent: odd }, { requiredKeys: [] }),
  };
  return fc.tuple(
    fc.record(fields, { requiredKeys: [] }),
    fc.record(extraFields, { requiredKeys: [] }),
    fc.boolean(),
  );
}

// Runs last, because the others expect an empty store.
describe.each(leadFormIds)("a lead that the form %s accepts", (form) => {
  it("is stored as one row that matches the CRM's schema; everything else is rejected", async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(almostValid(form), async ([fields, extra, isPerfect]) => {
        const body = isPerfect ? { ...extra, ...leadBodies[form] } : { ...extra, ...fields };
        const before = await routes.store.counts();
        const key = crypto.randomUUID();
        const response = await routes.post(form, body, { "idempotency-key": key });
        const after = await routes.store.counts();
        const added = after.new + after.held - before.new - before.held;
        expect(added).toBe(response.ok ? 1 : 0);
        if (!response.ok) {
          // Several long values together exceed the body limit.
          const isTooLarge = Buffer.byteLength(JSON.stringify(body)) > maxBodyBytes;
          expect(response.status).toBe(isTooLarge ? 413 : 422);
          return;
        }
        accepted += 1;
        const { leadId } = await response.json();
        const payload = (await routes.store.getLead(leadId))?.lead.payload;
        expect(payloadSchemaOf(form).parse(payload)).toEqual(payload);
      }),
      { numRuns: 40, seed },
    );
    expect(accepted).toBeGreaterThan(5);
  });
});
