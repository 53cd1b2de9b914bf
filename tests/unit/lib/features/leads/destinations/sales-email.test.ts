import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildDeliveryBody } from "@/lib/features/leads/destinations/body";
import { removeMails } from "@/lib/features/leads/destinations/mailbox";
import { createSalesEmailDestination } from "@/lib/features/leads/destinations/sales-email";
import type { Lead } from "@/lib/features/leads/store/types";
import type { LeadPayload } from "@/lib/features/leads/types";
import { listMails } from "@/tests/fixtures/mailbox";
import { buildSampleDelivery, buildSampleLead, neverAborted } from "@/tests/fixtures/sample-lead";
import { acceptMails, type SmtpServer, startSmtp } from "@/tests/fixtures/smtp-server";

let folder: string;
let smtp: SmtpServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "oxbow-mail-"));
});
afterEach(async () => {
  smtp?.stop();
  smtp = undefined;
  await rm(folder, { recursive: true, force: true });
});

const mailFolder = () => join(folder, "mail");
const createDestination = (smtpUrl: string | null = null, earlier: Lead[] = []) =>
  createSalesEmailDestination({
    listEarlier: async () => earlier,
    from: "website@oxbow.example",
    to: "sales@oxbow.example",
    valuesTo: "values@oxbow.example",
    smtpUrl,
    mailFolder: mailFolder(),
  });
const delivery = (changes: Partial<LeadPayload> = {}) =>
  buildSampleDelivery("sales-email", buildDeliveryBody("sales-email", buildSampleLead(changes)));

/** A mail server that is stopped with the test. */
async function startServer(reply: (command: string) => string): Promise<SmtpServer> {
  smtp = await startSmtp(reply);
  return smtp;
}

describe("the local mailbox", () => {
  it("sends value reports not to sales, and without a reply address if anonymous", async () => {
    const lead = {
      ...buildSampleLead({ oxm: "", form_type_value: "ask-first" }),
      form: "core-values",
    } as const;
    const body = buildDeliveryBody("sales-email", lead);
    await createDestination().deliver(buildSampleDelivery("sales-email", body), neverAborted());
    const [mail] = await listMails(folder);
    expect(mail?.to).toEqual([{ name: "Oxbow core values", address: "values@oxbow.example" }]);
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.subject).toMatch(/^A value was broken: ask-first/);
    expect(mail?.text).toContain("There is no email address to reply to.");
  });

  it("holds one mail per delivery, however often it is delivered", async () => {
    const destination = createDestination();
    const one = delivery();
    await expect(destination.deliver(one, neverAborted())).resolves.toEqual({ outcome: "sent" });
    await expect(destination.deliver(one, neverAborted())).resolves.toEqual({ outcome: "sent" });
    await expect(destination.deliver(delivery(), neverAborted())).resolves.toEqual({ outcome: "sent" });
    const names = await readdir(mailFolder());
    expect(names).toHaveLength(2);
    expect(names).toContain(`${one.id}.eml`);
    expect((await stat(join(mailFolder(), `${one.id}.eml`))).mode & 0o077).toBe(0);
  });

  it("lists the sender's earlier leads above how to reply", async () => {
    const states = { corrects: null, openSince: null, assignedTo: null, assignedAt: null, updatedAt: 0 };
    const sentOn = (day: number): Lead => ({
      ...buildSampleLead(),
      ...states,
      id: `0198c0de-0000-7000-8000-00000000000${day}`,
      createdAt: Date.UTC(2026, 1, day),
      answeredAt: day === 1 ? Date.UTC(2026, 1, 2) : null,
    });
    await createDestination(null, [sentOn(2), sentOn(1)]).deliver(delivery(), neverAborted());
    const [mail] = await listMails(folder);
    expect(mail?.text).toContain(`EARLIER INQUIRIES
  2026-02-02  OX-0000-02  New inquiry, Residential proxies (new)
  2026-02-01  OX-0000-01  New inquiry, Residential proxies (answered)

HOW TO REPLY`);
  });

  it("contains a plain text that sales can reply to", async () => {
    const one = delivery({ name: "Łukasz Żółć", message: "Zażółć gęślą jaźń\n= 50 GB" });
    await createDestination().deliver(one, neverAborted());
    const mail = await PostalMime.parse(await readFile(join(mailFolder(), `${one.id}.eml`)));
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
  ])("takes no header, recipient or part out of %s", async (_where, changes) => {
    const one = delivery(changes);
    await expect(createDestination().deliver(one, neverAborted())).resolves.toEqual({ outcome: "sent" });
    const mail = await PostalMime.parse(await readFile(join(mailFolder(), `${one.id}.eml`)));
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(
      [
        "auto-submitted",
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        ...(changes.oxm ? [] : ["reply-to"]),
        "subject",
        "to",
      ].sort(),
    );
    expect(mail.to?.map(({ address }) => address)).toEqual(["sales@oxbow.example"]);
    expect(mail.headers.find(({ key }) => key === "content-type")?.value).toMatch(/^text\/plain/);
  });

  it("is retried if the disk is full", async () => {
    await writeFile(mailFolder(), "a file where the folder should be");
    const result = await createDestination().deliver(delivery(), neverAborted());
    expect(result).toEqual({ outcome: "retry", code: "failed" });
  });

  it("removes mails by delivery and keeps the others", async () => {
    const [gone, kept] = [delivery(), delivery()];
    for (const one of [gone, kept]) await createDestination().deliver(one, neverAborted());
    await writeFile(join(mailFolder(), `.${gone.id}.eml.draft`), "half a mail");
    await removeMails(mailFolder(), [gone.id, "never-there"]);
    expect(await readdir(mailFolder())).toEqual([`${kept.id}.eml`]);
    await expect(removeMails(mailFolder(), ["../../etc/passwd"])).rejects.toThrow();
  });

  it("rejects an invalid stored mail", async () => {
    const broken = buildSampleDelivery("sales-email", '{"subject":"a\\nb","text":"x"}');
    const result = await createDestination().deliver(broken, neverAborted());
    expect(result).toEqual({ outcome: "reject", code: "bad-body" });
  });
});

describe("a mail server", () => {
  it("receives the mail for sales only", async () => {
    const { url, received } = await startServer(acceptMails);
    const one = delivery();
    await expect(createDestination(url).deliver(one, neverAborted())).resolves.toEqual({ outcome: "sent" });
    expect(received().match(/^RCPT TO:.*$/gm)).toEqual(["RCPT TO:<sales@oxbow.example>"]);
    expect(received()).toContain(`Message-ID: <${one.id}@oxbow.example>`);
  });

  it("receives domains in punycode, and no header that needs SMTPUTF8", async () => {
    const { url, received } = await startServer(acceptMails);
    await createDestination(url).deliver(delivery({ oxm: "ada@bücher.example" }), neverAborted());
    expect(received()).toContain("Reply-To: ada@xn--bcher-kva.example\r\n");
    await createDestination(url).deliver(delivery({ oxm: "āda@bücher.example" }), neverAborted());
    expect(received().match(/^Reply-To:/gm)).toHaveLength(1);
    const decoded = received().replaceAll("=\r\n", "");
    expect(decoded).toContain("Your mail server needs SMTPUTF8 for this email address.");
  });

  it.each([
    ["550 no such box", { outcome: "reject", code: "smtp-550" }],
    ["451 later", { outcome: "retry" }],
  ])("that replies %j rejects for good", async (reply, expected) => {
    const { url } = await startServer((command) =>
      command.startsWith("RCPT") ? reply : acceptMails(command),
    );
    const result = await createDestination(url).deliver(delivery(), neverAborted());
    expect(result).toMatchObject(expected);
    expect(JSON.stringify(result)).not.toMatch(/box|later/);
  });

  it("that refuses the sign-in or the sender is retried", async () => {
    const { url } = await startServer((command) =>
      command.startsWith("MAIL FROM") ? "550 unknown sender" : acceptMails(command),
    );
    expect(await createDestination(url).deliver(delivery(), neverAborted())).toMatchObject({
      outcome: "retry",
    });
    smtp?.stop();
    const { url: signIn } = await startServer((command) =>
      command.startsWith("EHLO") ? "250 AUTH PLAIN" : "535 wrong password",
    );
    const withPassword = signIn.replace("smtp://", "smtp://site:old@");
    expect(await createDestination(withPassword).deliver(delivery(), neverAborted())).toEqual({
      outcome: "retry",
      code: "auth",
    });
  });

  it("that is unreachable or silent is retried", async () => {
    const { url } = await startServer(() => "");
    const result = await createDestination(url).deliver(delivery(), AbortSignal.timeout(200));
    expect(result).toEqual({ outcome: "retry", code: "timeout" });
    smtp?.stop();
    const away = await createDestination("smtp://127.0.0.1:9").deliver(delivery(), neverAborted());
    expect(away).toEqual({ outcome: "retry", code: "refused" });
  });
});
