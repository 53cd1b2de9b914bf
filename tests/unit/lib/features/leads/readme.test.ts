import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { leadPayloadSchema } from "@/lib/features/leads/lead/payload-schema";
import { formatReference } from "@/lib/features/leads/lead/reference";

const readme = readFileSync("lib/features/leads/README.md", "utf8");
const examples = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
const created = z.object({
  type: z.literal("lead.created"),
  data: z.looseObject({ id: z.uuid(), reference: z.string(), form: z.literal("inquiry") }),
});

describe("the documented CRM payload", () => {
  it("shows a complete lead with its reference", () => {
    const { id, reference, form, ...payload } = created.parse(JSON.parse(examples[0] ?? "")).data;
    expect(reference).toBe(formatReference(id));
    expect(leadPayloadSchema.safeParse(payload).error).toBeUndefined();
  });

  it("explains every field", () => {
    for (const field of leadPayloadSchema.keyof().options) expect(readme).toContain(`\`${field}\``);
  });
});
