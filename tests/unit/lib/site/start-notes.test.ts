import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/base/env/schema";
import { buildStartNotes } from "@/lib/site/start-notes";

function notesOf(source: Record<string, string>): string {
  const parsed = parseEnv(source);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return buildStartNotes(parsed.env).join("\n");
}

describe("buildStartNotes", () => {
  it("lists the default locations without configuration", () => {
    expect(notesOf({ PORT: "3100" })).toBe(`Oxbow is at http://localhost:3100
  leads  .data/leads.sqlite (npm run leads)
  mail   .data/mail (no SMTP_URL set)
  CRM    not configured (no CRM_WEBHOOK_URL set)`);
  });

  it("includes the shared API's host if configured", () => {
    expect(notesOf({ SHARED_API_URL: "https://config.example/v1" })).toMatch(/\n {2}API {4}config\.example$/);
  });

  it("includes hosts, never a password, path or key", () => {
    const notes = notesOf({
      DATABASE_URL: "postgres://oxbow:hunter2@db.example:5432/leads?sslkey=hunter2",
      SMTP_URL: "smtps://robot:hunter2@mail.example:465",
      CRM_WEBHOOK_URL: "https://user:hunter2@crm.example/hooks/hunter2?token=hunter2",
      CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
    });
    expect(notes).not.toMatch(/hunter2|whsec|robot/);
    expect(notes).toContain("Postgres at db.example:5432");
    expect(notes).toContain("sales@oxbow.example by mail.example:465");
    expect(notes).toContain("crm.example");
  });
});
