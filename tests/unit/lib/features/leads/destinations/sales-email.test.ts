import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildDeliveryBody } from "@/lib/features/leads/destinations/body";
import { createEmailDestinations } from "@/lib/features/leads/destinations/emails";
import { removeMails } from "@/lib/features/leads/destinations/mailbox";
import type { LeadPayload } from "@/lib/features/leads/lead/types";
import type { Delivery, Lead } from "@/lib/features/leads/store/types";
import { mailEnv } from "@/tests/fixtures/mail-env";
import { listMails } from "@/tests/fixtures/mailbox";
import {
  buildSampleDelivery,
  buildSampleLead,
  buildStoredLead,
  neverAborted,
} from "@/tests/fixtures/sample-lead";
import { acceptMails, type SmtpServer, startSmtp } from "@/tests/fixtures/smtp-server";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();

const delivery = (changes: Partial<LeadPayload> = {}) =>
  buildSampleDelivery("sales-email", buildDeliveryBody("sales-email", buildSampleLead(changes)));

function send(one: Delivery, smtpUrl?: string, earlier: Lead[] = [], signal = neverAborted()) {
  const env = { ...mailEnv, SMTP_URL: smtpUrl, DATA_DIR: folder() };
  return createEmailDestinations(env, async () => earlier)["sales-email"](one, signal);
}
const sent = { outcome: "sent" };

/** A mail server that is stopped with the test. */
async function startServer(reply: (command: string) => string): Promise<SmtpServer> {
  const smtp = await startSmtp(reply);
  onTestFinished(smtp.stop);
  return smtp;
}

describe("the local mailbox", () => {
  it("receives value reports for another team than sales, without a reply address if anonymous", async () => {
    const report = buildSampleLead({ oxm: "", form_type_value: "ask-first" });
    const lead = { ...report, form: "core-values" } as const;
    const body = buildDeliveryBody("sales-email", lead);
    await send(buildSampleDelivery("sales-email", body));
    const [mail] = await listMails(folder());
    expect(mail?.to).toEqual([{ name: "Oxbow core values", address: "values@oxbow.example" }]);
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.subject).toMatch(/^A value was broken: ask-first/);
    expect(mail?.text).toContain("There is no email address to reply to.");
  });

  it("holds one mail per delivery, however often it is delivered", async () => {
    const one = delivery();
    for (const delivered of [one, one, delivery()]) expect(await send(delivered)).toEqual(sent);
    const names = await readdir(folder("mail"));
    expect(names).toHaveLength(2);
    expect(names).toContain(`${one.id}.eml`);
    expect((await stat(folder("mail", `${one.id}.eml`))).mode & 0o077).toBe(0);
  });

  it("lists the sender's earlier leads above how to reply", async () => {
    const sentOn = (day: number): Lead => ({
      ...buildStoredLead(),
      id: `0198c0de-0000-7000-8000-00000000000${day}`,
      createdAt: Date.UTC(2026, 1, day),
      answeredAt: day === 1 ? Date.UTC(2026, 1, 2) : null,
    });
    await send(delivery(), undefined, [sentOn(2), sentOn(1)]);
    const [mail] = await listMails(folder());
    expect(mail?.text).toContain(`EARLIER INQUIRIES
  2026-02-02  OX-0000-02  New inquiry, Residential proxies (new)
  2026-02-01  OX-0000-01  New inquiry, Residential proxies (answered)

HOW TO REPLY`);
  });

  it("contains a plain text that sales can reply to", async () => {
    const one = delivery({ name: "Łukasz Żółć", message: "Zażółć gęślą jaźń\n= 50 GB" });
    await send(one);
    const mail = await PostalMime.parse(await readFile(folder("mail", `${one.id}.eml`)));
    expect(mail.from).toEqual({ name: "Oxbow website", address: "website@oxbow.example" });
    expect(mail.to).toEqual([{ name: "Oxbow sales", address: "sales@oxbow.example" }]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(["ada@engines.example"]);
    expect(mail.messageId).toBe(`<${one.id}@oxbow.example>`);
    expect(mail.subject).toContain("Łukasz Żółć");
    expect(mail.text).toContain("  | Zażółć gęślą jaźń\n  | = 50 GB");
    expect(mail.html).toBeUndefined();
    expect(mail.attachments).toEqual([]);
  });

  it.each<[string, Partial<LeadPayload>]>([
    ["a name", { name: "Ada\r\nBcc: everyone@oxbow.example\r\n\r\n<b>body</b>" }],
    ["a company", { company: "X\nContent-Type: text/html\n\n<script>" }],
    ["an address", { oxm: "ada@engines.example\r\nBcc: everyone@oxbow.example" }],
    ["an address list", { oxm: "ada@engines.example, everyone@oxbow.example" }],
    ["a named address", { oxm: '"x" <everyone@oxbow.example>' }],
    ["a message", { message: "\r\n.\r\nMAIL FROM:<a@b.example>\r\nBcc: everyone@oxbow.example" }],
  ])("gets no header, recipient or part from %s", async (_where, changes) => {
    const one = delivery(changes);
    expect(await send(one)).toEqual(sent);
    const mail = await PostalMime.parse(await readFile(folder("mail", `${one.id}.eml`)));
    const usual =
      "auto-submitted content-transfer-encoding content-type date from message-id mime-version subject to";
    const replyTo = changes.oxm ? [] : ["reply-to"];
    expect(mail.headers.map(({ key }) => key).sort()).toEqual([...usual.split(" "), ...replyTo].sort());
    expect(mail.to?.map(({ address }) => address)).toEqual(["sales@oxbow.example"]);
    expect(mail.headers.find(({ key }) => key === "content-type")?.value).toMatch(/^text\/plain/);
  });

  it("is retried if the disk is full", async () => {
    await writeFile(folder("mail"), "a file where the folder should be");
    expect(await send(delivery())).toEqual({ outcome: "retry", code: "failed" });
  });

  it("removes mails by delivery and keeps the others", async () => {
    const [gone, kept] = [delivery(), delivery()];
    for (const one of [gone, kept]) await send(one);
    await writeFile(folder("mail", `.${gone.id}.eml.draft`), "half a mail");
    await removeMails(folder("mail"), [gone.id, "never-there"]);
    expect(await readdir(folder("mail"))).toEqual([`${kept.id}.eml`]);
    await expect(removeMails(folder("mail"), ["../../etc/passwd"])).rejects.toThrow();
  });
});

describe("a mail server", () => {
  it("receives the mail for sales only, domains in punycode, and no header that needs SMTPUTF8", async () => {
    const { url, received } = await startServer(acceptMails);
    await send(delivery({ oxm: "ada@bücher.example" }), url);
    expect(received().match(/^RCPT TO:.*$/gm)).toEqual(["RCPT TO:<sales@oxbow.example>"]);
    expect(received()).toContain("Reply-To: ada@xn--bcher-kva.example\r\n");
    await send(delivery({ oxm: "āda@bücher.example" }), url);
    expect(received().match(/^Reply-To:/gm)).toHaveLength(1);
    const decoded = received().replaceAll("=\r\n", "");
    expect(decoded).toContain("Your mail server needs SMTPUTF8 for this email address.");
  });

  it.each([
    ["550 no such box", { outcome: "reject", code: "smtp-550" }],
    ["451 later", { outcome: "retry", code: "smtp-451" }],
  ])("that replies %j rejects for good", async (reply, expected) => {
    const { url } = await startServer((command) =>
      command.startsWith("RCPT") ? reply : acceptMails(command),
    );
    const result = await send(delivery(), url);
    expect(result).toEqual(expected);
  });

  it("that refuses the sign-in or the sender is retried", async () => {
    const { url } = await startServer((command) =>
      command.startsWith("MAIL FROM") ? "550 unknown sender" : acceptMails(command),
    );
    expect(await send(delivery(), url)).toEqual({ outcome: "retry", code: "smtp-550" });
    const { url: signIn } = await startServer((command) =>
      command.startsWith("EHLO") ? "250 AUTH PLAIN" : "535 wrong password",
    );
    const withPassword = signIn.replace("smtp://", "smtp://site:old@");
    expect(await send(delivery(), withPassword)).toEqual({ outcome: "retry", code: "auth" });
  });

  it("that does not speak TLS is reported as that", async () => {
    const { url } = await startServer(acceptMails);
    const secure = url.replace("smtp:", "smtps:");
    expect(await send(delivery(), secure)).toEqual({ outcome: "retry", code: "tls" });
  });

  it("that is unreachable or silent is retried", async () => {
    const { url } = await startServer(() => "");
    const result = await send(delivery(), url, [], AbortSignal.timeout(200));
    expect(result).toEqual({ outcome: "retry", code: "timeout" });
    expect(await send(delivery(), "smtp://127.0.0.1:9")).toEqual({ outcome: "retry", code: "refused" });
  });
});
