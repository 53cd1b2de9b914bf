import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type LeadFormId, leadFormIds } from "@/lib/features/leads/forms";
import type { VisitorMail } from "@/lib/features/leads/forms/server-form";
import { formatReference } from "@/lib/features/leads/lead/reference";

const leadId = "0198c0de-0000-7000-8000-0000000000a1";
const to = "ada@engines.example";

let compose: (form: LeadFormId, choice?: string, corrects?: string) => Promise<VisitorMail>;
let serverForms: typeof import("@/lib/features/leads/forms/server").serverForms;

beforeAll(async () => {
  vi.stubEnv("SITE_URL", "https://oxbow.example");
  vi.stubEnv("LINK_SIGNING_KEY", "07".repeat(32));
  vi.resetModules();
  ({ serverForms } = await import("@/lib/features/leads/forms/server"));
  compose = async (form, choice = "", corrects?: string) => {
    const order = { to, name: choice, form, choice, corrects: corrects ?? null };
    const mail = await serverForms[form].buildVisitorMail(order, leadId, serverForms[form]);
    if (mail === null) throw new Error("No mail was written");
    return mail;
  };
});
afterAll(() => vi.unstubAllEnvs());

describe("the mail to a visitor", () => {
  it("names the received form, the next step, and the receipt's URL", async () => {
    const { subject, text } = await compose("inquiry", "50 GB");
    expect(subject).toMatch(/^We have your inquiry, OX-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    expect(text).toMatch(/A sales manager replies by email within one working day\./);
    expect(text).toMatch(/\nhttps:\/\/oxbow\.example\/receipt\/[\w-]{64}\n/);
  });

  it("keeps the reference and the receipt of the first lead when it is corrected", async () => {
    const first = "0198c0de-0000-7000-8000-0000000000b2";
    const { subject, text } = await compose("inquiry", "", first);
    const reference = formatReference(first);
    expect(subject).toBe(`We have your corrected inquiry, ${reference}`);
    expect(text).toContain(`Your corrected inquiry has arrived. Its reference is still ${reference}.`);
    expect(text).not.toContain(formatReference(leadId));
  });

  it.each(leadFormIds.filter((form) => form !== "gated-content"))(
    "writes one for %s that repeats nothing of what was typed, and offers a correction only if its page does",
    async (form) => {
      const typed = "Buy <b>pills</b> at spam.example";
      const { subject, text, html } = await compose(form, typed);
      expect(`${subject}${text}${html}`).not.toMatch(/pills|spam\.example|ada@engines/);
      expect(subject).toMatch(/^[^\p{Cc}]{5,90}$/u);
      expect(text).toMatch(/^Hello,\n/);
      expect(String(text).includes("correct it")).toBe(serverForms[form].correctable !== undefined);
    },
  );

  it("asks to confirm a seat in the hall, with its place, hours and the calendar file", async () => {
    const { subject, text, attachments } = await compose("oxycon", "in-person");
    expect(subject).toMatch(/^Confirm your seat at .*, OX-/);
    expect(text).toContain("1:00\u00a0p.m. to 6:30\u00a0p.m.");
    expect(text).toMatch(/\nhttps:\/\/oxbow\.example\/oxycon\/confirm\?token=[\w.-]+\n/);
    const [file] = attachments ?? [];
    expect(file?.filename).toBe("oxycon.ics");
    expect(String(file?.content)).toContain("DTSTART:20270311T120000Z");
  });

  it("gives an online place without a seat", async () => {
    const { text } = await compose("oxycon", "online");
    expect(text).toContain("We email you the stream link one day before.");
    expect(text).not.toContain("confirm");
  });

  it("links to the guide's file for the period in the mail, from the time of sending", async () => {
    const now = Date.UTC(2026, 10, 21);
    vi.spyOn(Date, "now").mockReturnValue(now);
    const { subject, text } = await compose("gated-content", "buying-proxies-checklist");
    vi.mocked(Date.now).mockRestore();
    expect(subject).toBe("Your guide: A checklist for buying proxies");
    expect(text).toContain("The link works for 24 hours from now.");
    const expires = now / 1_000 + 24 * 3600;
    expect(text).toContain(
      `https://oxbow.example/api/files/buying-proxies-checklist?expires=${expires}&signature=`,
    );
  });

  it("is not written about a deleted guide", async () => {
    const order = { to, name: "", form: "gated-content", choice: "buy-pills", corrects: null } as const;
    expect(
      await serverForms["gated-content"].buildVisitorMail(order, leadId, serverForms["gated-content"]),
    ).toBeNull();
  });

  it("asks to confirm a subscription, and lets mail programs unsubscribe with one click", async () => {
    const { text, headers } = await compose("scraping-digest");
    expect(text).toMatch(/\nhttps:\/\/oxbow\.example\/scraping-digest\/confirm\?token=[\w.-]+\n/);
    expect(text).toMatch(/\nhttps:\/\/oxbow\.example\/scraping-digest\/unsubscribe\?token=[\w.-]+\n/);
    expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers?.["List-Unsubscribe"]).toMatch(
      /^<https:\/\/oxbow\.example\/api\/newsletter\/unsubscribe\?token=[\w.-]+>$/,
    );
  });
});
