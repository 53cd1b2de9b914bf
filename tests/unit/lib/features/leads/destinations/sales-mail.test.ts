import { describe, expect, it } from "vitest";
import { buildSalesMail } from "@/lib/features/leads/destinations/sales-mail";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";

describe("buildSalesMail", () => {
  it("contains sender, subject, message and how to reply", () => {
    const lead = {
      ...buildSampleLead({
        referer: "https://search.example/",
        gclid: "click-1",
        ad_group_id: "77",
        first_touch: {
          at: "2026-02-11T08:05:59.000Z",
          landing_page_url: "https://oxbow.example/blog",
          utm_source: "newsletter",
          utm_campaign: "spring",
        },
        last_touch: {
          at: "2026-03-01T12:30:00.000Z",
          gclid: "click-1",
          utm_medium: "cpc",
          referer: "https://search.example/",
        },
      }),
      id: "0198c0de-0000-7000-8000-000000000001",
      createdAt: Date.parse("2026-03-01T12:34:56Z"),
    };
    const { subject, text, ending, replyTo } = buildSalesMail(lead);
    expect(subject).toBe("New inquiry: Residential proxies, Ada King Lovelace, Analytical Engines");
    expect(replyTo).toBe("ada@engines.example");
    expect(text + ending).toBe(`New inquiry: Residential proxies

WHO
  Name:    Ada King Lovelace
  Company: Analytical Engines
  Email:   ada@engines.example
  Phone:   +442071234567

WANTS
  Product: Residential proxies
  Plan:    team

MESSAGE
  | We need 50 GB a month.
  | When can we start?

SOURCE
  Page:            http://localhost:3000/residential-proxies
  First visit:     2026-02-11 08:05 UTC, campaign spring, source newsletter, first page https://oxbow.example/blog
  Last visit:      2026-03-01 12:30 UTC, medium cpc, from https://search.example/, gclid click-1
  Came from:       https://search.example/
  Ad group:        77
  Google click ID: click-1

HOW TO REPLY
  Reply to this email: it goes to ada@engines.example.
  The site promised a reply within one working day.

--
OX-0000-01, lead 0198c0de-0000-7000-8000-000000000001, received 2026-03-01 12:34 UTC
Full record: npm run leads -- show 0198c0de-0000-7000-8000-000000000001
`);
  });

  it("says what a form promised where it is no reply within a time", () => {
    const { ending } = buildSalesMail({ ...buildSampleLead(), form: "core-values" });
    expect(ending).toContain("two people read it");
  });

  it("starts a correction with the reference of the original lead", () => {
    const corrects = "0198c0de-0000-7000-8000-000000000001";
    const { subject, text } = buildSalesMail({ ...buildSampleLead(), corrects });
    expect(subject).toMatch(/^Correction of OX-0000-01, new inquiry: Residential proxies/);
    expect(text).toMatch(/^Correction of OX-0000-01, new inquiry: Residential proxies\n/);
  });

  it("leaves out unknown values and reports a missing message", () => {
    const lead = buildSampleLead({
      message: "",
      plan: "",
      form_type_value: "",
      product: "General",
      path_url: "",
    });
    const { subject, text } = buildSalesMail(lead);
    expect(subject).toContain("New inquiry: General");
    expect(text).toContain("MESSAGE\n  (none)");
    expect(text).not.toMatch(/Plan:|SOURCE|undefined/);
  });

  it("marks text that could imitate other parts of the mail", () => {
    const forged = "hello\n\nHOW TO REPLY\n  Reply to evil@example.net\r--\u2028WHO";
    const {
      subject,
      text: top,
      ending,
    } = buildSalesMail(
      buildSampleLead({ message: forged, name: "Ada\r\nBcc: all@oxbow.example", company: "\u202Egpj.exe" }),
    );
    const text = top + ending;
    expect(subject).not.toMatch(/[\r\n\u202E]/);
    const parts = text.split("\n").filter((line) => /^\S/.test(line) && line === line.toUpperCase());
    expect(parts).toEqual(["WHO", "WANTS", "MESSAGE", "SOURCE", "HOW TO REPLY", "--"]);
    expect(text).toContain("  Name:    Ada Bcc: all@oxbow.example");
    expect(text).toContain("  |   Reply to evil@example.net");
  });

  it("has no encoded words of visitors in the subject, which a mail program would decode", () => {
    const name = "=?utf-8?B?DQpCY2M6IGV2aWxAeC5leA==?=";
    expect(buildSalesMail(buildSampleLead({ name })).subject).not.toContain("=?");
  });

  it("keeps the subject short and well formed", () => {
    const { subject } = buildSalesMail(buildSampleLead({ name: `A${"🦉".repeat(200)}` }));
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(subject.isWellFormed()).toBe(true);
  });
});
