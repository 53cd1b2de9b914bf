import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/base/env/schema";
import { buildStartNotes } from "@/lib/site/start-notes";

function notesOf(source: Record<string, string>): string {
  const parsed = parseEnv(source);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return buildStartNotes(parsed.env).join("\n");
}

describe("buildStartNotes", () => {
  it("includes hosts, never a password, path or key", () => {
    const notes = notesOf({
      DATABASE_URL: "postgres://oxbow:hunter2@db.example:5432/leads?sslkey=hunter2",
      SMTP_URL: "smtps://robot:hunter2@mail.example:465",
      CRM_WEBHOOK_URL: "https://crm.example/hooks/hunter2?token=hunter2",
      CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
    });
    expect(notes).not.toMatch(/hunter2|whsec|robot/);
    expect(notes).toContain("Postgres at db.example:5432");
    expect(notes).toContain("sales@oxbow.example via mail.example:465");
    expect(notes).toContain("crm.example");
  });
});
