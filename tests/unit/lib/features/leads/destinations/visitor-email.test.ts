import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildDeliveryBody } from "@/lib/features/leads/destinations/body";
import { createEmailDestinations } from "@/lib/features/leads/destinations/emails";
import { mailEnv } from "@/tests/fixtures/mail-env";
import { listMails } from "@/tests/fixtures/mailbox";
import { buildSampleDelivery, buildSampleLead, neverAborted } from "@/tests/fixtures/sample-lead";
import { acceptMails, startSmtp } from "@/tests/fixtures/smtp-server";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();

beforeEach(() => vi.stubEnv("LINK_SIGNING_KEY", "07".repeat(32)));
afterEach(() => vi.unstubAllEnvs());

function deliver(body: string, smtpUrl?: string) {
  const env = { ...mailEnv, SMTP_URL: smtpUrl, DATA_DIR: folder() };
  const { "visitor-email": send } = createEmailDestinations(env, async () => []);
  return send(buildSampleDelivery("visitor-email", body), neverAborted());
}

describe("the visitor's mail", () => {
  it("is sent to the visitor only, marked as automatic, with sales as reply address", async () => {
    const lead = { ...buildSampleLead({ form_type_value: "in-person" }), form: "oxycon" } as const;
    expect(await deliver(buildDeliveryBody("visitor-email", lead))).toEqual({ outcome: "sent" });
    const [mail, ...others] = await listMails(folder());
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([{ name: "", address: "ada@engines.example" }]);
    expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
    expect(mail?.from?.address).toBe("website@oxbow.example");
    expect(mail?.replyTo?.[0]?.address).toBe("sales@oxbow.example");
    expect(mail?.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["oxycon.ics"]);
  });

  it("has the same text in its plain and HTML parts, with the given name", async () => {
    const lead = { ...buildSampleLead({ first_name: "Ada Marie" }), form: "inquiry" } as const;
    await deliver(buildDeliveryBody("visitor-email", lead));
    const [mail] = await listMails(folder());
    expect(mail?.text).toMatch(/^Hi Ada Marie,\n\nYour inquiry has arrived\./);
    const htmlText = mail?.html?.replace(/<style>.*?<\/style>|<[^>]+>/gs, "");
    // The HTML has the brand above and below the text, the plain part only below.
    const lettersWithoutBrand = (text = "") => text.replace(/oxbow|[^a-z0-9]/gi, "");
    expect(lettersWithoutBrand(htmlText)).toBe(lettersWithoutBrand(mail?.text));
    expect(mail?.html).toMatch(/<a href="http[^"]+\/receipt\//);
    expect(mail?.html).not.toMatch(/<img|<script|<link|url\(/);
  });

  it.each([
    "",
    "Win 500 now",
    "visit evil.example",
    "<b>Ada</b>",
    "Ada Bea Cleo",
    "Ada\r\nBcc: all@oxbow.example",
    "A".repeat(21),
  ])("does not greet with %j", async (name) => {
    await deliver(JSON.stringify({ to: "a@b.example", name, form: "inquiry", choice: "" }));
    const [mail] = await listMails(folder());
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(mail?.html).toContain("<p>Hello,</p>");
  });

  const storedBody = (to: string, form = "inquiry") => JSON.stringify({ to, form, choice: "" });

  it.each([
    storedBody("a@b.example, everyone@oxbow.example"),
    storedBody("a@b.example\r\nBcc: all@oxbow.example"),
    storedBody("<a@b.example>"),
    storedBody(""),
    storedBody("group: a@b.example;"),
    storedBody("a@b.example", "unknown"),
    "{}",
    "",
  ])("is not sent if its stored data is %j", async (body) => {
    expect(await deliver(body)).toEqual({ outcome: "reject", code: "bad-body" });
    expect(await listMails(folder())).toEqual([]);
  });

  it("requests SMTPUTF8 from the server if it is sent to a non-ASCII local part", async () => {
    const server = await startSmtp((command) =>
      command.startsWith("EHLO") ? "250-mail.example\r\n250 SMTPUTF8" : acceptMails(command),
    );
    expect(await deliver(storedBody("āda@bücher.example"), server.url)).toEqual({ outcome: "sent" });
    expect(server.received()).toMatch(/^MAIL FROM:<website@oxbow.example>.* SMTPUTF8/m);
    server.stop();
  });
});
