import { spawnSync } from "node:child_process";
import { randomUUIDv7 } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { runLeadsProgram } from "@/lib/cli/leads";
import { programFlags } from "@/lib/cli/prepare.mjs";
import { buildMailFolder, writeMail } from "@/lib/features/leads/destinations/mailbox";
import { formatReference } from "@/lib/features/leads/lead/reference";
import type { LeadPayload } from "@/lib/features/leads/lead/types";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import type { NewLead } from "@/lib/features/leads/store/types";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";

/** The program's functions in this process, while another store has the same database open. */

// Before the imports, which read the environment.
const folder = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule("node:fs");
  const made = mkdtempSync(`${process.getBuiltinModule("node:os").tmpdir()}/oxbow-cli-`);
  vi.stubEnv("DATA_DIR", made);
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("ERASURE_KEY", "");
  return made;
});

const store = openSqliteLeadStore(join(folder, "leads.sqlite"));
beforeAll(() => store.migrate());
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { code: number; out: string; err: string };

/** Calls run one after the other, because they share the output. */
async function run(...args: string[]): Promise<Ended> {
  const ended: Ended = { code: 0, out: "", err: "" };
  const collect = (stream: NodeJS.WriteStream, key: "out" | "err") =>
    vi.spyOn(stream, "write").mockImplementation((text) => {
      ended[key] += text;
      return true;
    });
  collect(process.stdout, "out");
  collect(process.stderr, "err");
  // Each process opens a store of its own.
  globalThis.oxbowLeadStore = undefined;
  ended.code = await runLeadsProgram(args);
  return ended;
}

async function accept(changes: Partial<LeadPayload>, more: Partial<NewLead> = {}) {
  const lead = { ...buildSampleLead(changes), ...more };
  const deliveryId = randomUUIDv7();
  await store.accept(lead, [{ id: deliveryId, destination: "crm", body: "{}" }]);
  return { id: lead.id, deliveryId };
}

describe("npm run leads", () => {
  it("is a command with help", () => {
    const program = [...programFlags, "lib/cli/leads.ts"];
    const { status, stdout } = spawnSync(process.execPath, [...program, "--help"], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, expect.stringContaining("erase EMAIL")]);
  });

  it("exits with 2 on wrong usage", async () => {
    expect(await run()).toMatchObject({ code: 2, out: expect.stringContaining("Usage") });
    for (const args of [
      ["destroy"],
      ["list", "--everything"],
      ["list", "--held", "--pending"],
      ["list", "--limit", "0"],
    ])
      expect(await run(...args)).toMatchObject({ code: 2, out: "", err: expect.stringContaining("--help") });
  });

  it("lists, shows and releases a held lead, without a visitor's control characters", async () => {
    const { id } = await accept(
      { name: "Mallory\u001b[2J", oxm: "mallory@example.net" },
      { status: "held", holdReason: "too fast" },
    );
    const held = await run("list", "--held");
    expect(held.out).toContain(id);
    expect(held.out).toContain("1 held");
    expect(held.out).not.toContain("\u001b");

    const details = await run("show", id);
    expect(details.out).toContain("held (too fast)");
    expect(details.out).toContain("  We need 50 GB a month.\n  When can we start?");
    expect(details.out).not.toContain("\u001b");

    expect((await run("release", id)).code).toBe(0);
    expect((await store.getLead(id))?.lead.status).toBe("new");
    expect(await run("release", id)).toMatchObject({ code: 1, err: expect.stringContaining(id) });
    expect((await run("show", "no-such-id")).code).toBe(1);
  });

  it("shows the sender's touches and other leads from the address", async () => {
    const earlier = await accept({ oxm: "twice@example.net" });
    const { id } = await accept({
      oxm: "twice@example.net",
      first_touch: { at: "2026-02-11T08:05:59.000Z", utm_campaign: "spring", utm_source: "newsletter" },
    });
    const { out } = await run("show", id);
    expect(out).toMatch(/first_touch +2026-02-11 08:05 UTC, campaign spring, source newsletter\n/);
    expect(out).not.toContain("[object Object]");
    expect(out).toMatch(
      new RegExp(
        `other leads from this email address\n  ${formatReference(earlier.id)} .* inquiry  new$`,
        "m",
      ),
    );
    expect((await run("show", earlier.id)).out).toContain(formatReference(id));
  });

  it("dismisses a held lead, and shows it only when asked for", async () => {
    const { id } = await accept({ oxm: "spam@example.net" }, { status: "held", holdReason: "honeypot" });
    expect((await run("dismiss", formatReference(id))).code).toBe(0);
    expect((await run("list", "--held")).out).not.toContain(id);
    const { out } = await run("list", "--dismissed");
    expect(out).toContain(id);
    expect(out).not.toMatch(/^(?:due in|OVERDUE)/m);
    expect((await run("list")).out).not.toContain(id);
    expect((await run("show", id)).out).toContain("dismissed (a field that people can't see was filled)");
    expect(await run("dismiss", id)).toMatchObject({ code: 1, err: expect.stringContaining(id) });
  });

  it("lists by form, address, owner and text, and what is overdue", async () => {
    const openSince = Date.now() - 20 * 86_400_000;
    const late = await accept({ oxm: "grace@example.net", company: "Compilers" }, { openSince });
    // The tests after this one count unanswered leads.
    onTestFinished(async () => void (await store.answer(late.id, Date.now())));
    const other = await accept({ oxm: "joan@example.net" }, { form: "partners" });
    await store.assign(late.id, "Leilani Haugen", Date.now());
    const listed = async (...args: string[]) => {
      const { out } = await run("list", "--limit", "500", ...args);
      return [late, other].map(({ id }) => out.includes(id));
    };
    const found = [
      await listed("--form", "partners"),
      await listed("--email", "Grace@example.net"),
      await listed("--owner", "leilani"),
      await listed("--owner", "nobody", "--email", "joan@example.net"),
      await listed("--text", "compilers"),
      await listed("--overdue"),
    ];
    expect(found).toEqual([
      [false, true],
      [true, false],
      [true, false],
      [false, true],
      [true, false],
      [true, false],
    ]);
    expect(await run("list", "--form", "letters")).toMatchObject({ code: 2, out: "" });
  });

  it("shows due times, overdue leads first, and stops the clock", async () => {
    const now = Date.now();
    const wait = (days: number) => ({
      createdAt: now - days * 86_400_000,
      openSince: now - days * 86_400_000,
    });
    const fresh = await accept({ oxm: "fresh@example.net" }, wait(0));
    const late = await accept({ oxm: "late@example.net" }, wait(10));
    const { out } = await run("list");
    const lines = out.split("\n");
    expect(lines[1]).toMatch(new RegExp(`^OVERDUE \\d+ h \\d+ min +${late.id}`));
    expect(lines[2]).toMatch(new RegExp(`^due in \\d+ h \\d+ min +${fresh.id}`));
    expect(out).toContain("2 unanswered");

    expect(await run("assign", late.id)).toMatchObject({ code: 2, out: "" });
    expect((await run("assign", late.id, "Leilani\u001b", "Haugen")).code).toBe(2);
    expect((await run("assign", late.id, "Leilani", "Haugen")).code).toBe(0);
    const reference = formatReference(late.id).toLowerCase();
    expect((await run("show", reference)).out).toMatch(/assigned to +Leilani Haugen/);
    expect((await run("answer", reference)).code).toBe(0);
    expect(await run("answer", reference)).toMatchObject({
      code: 1,
      err: expect.stringContaining("already"),
    });
    expect((await run("answer", "OX-0000-00")).code).toBe(1);
    const after = (await run("list")).out.split("\n");
    expect(after[1]).toContain(fresh.id);
    expect(after.find((line) => line.includes(late.id))).toMatch(/^answered /);
  });

  it("replays deliveries that need attention", async () => {
    const { id, deliveryId } = await accept({ oxm: "replay@example.net" });
    const owner = "test";
    const lease = {
      destination: "crm" as const,
      owner,
      leaseMs: 30_000,
      limit: 100,
      now: Date.now() + 1_000,
    };
    await store.claim(lease);
    await store.markAttention(deliveryId, owner, "http-422", Date.now());
    expect((await run("list", "--attention")).out).toContain("crm attention (http-422, tried 1×)");
    expect((await run("replay")).code).toBe(2);
    const output = expect.stringMatching(/1 +crm +http-422 +needs attention/);
    expect(await run("replay", "--all", "--dry-run")).toMatchObject({ code: 0, out: output });
    expect((await store.getLead(id))?.deliveries[0]?.status).toBe("attention");
    const replayed = await run("replay", id);
    expect(replayed).toMatchObject({ code: 0, out: output });
    expect(replayed.out).toContain("1 delivery will be retried");
    expect((await store.getLead(id))?.deliveries[0]).toMatchObject({ status: "pending", attempts: 1 });
    expect((await run("replay", id)).code).toBe(1);
    expect(await run("replay", "--all")).toMatchObject({ code: 0, err: "No delivery failed.\n" });
  });

  it("rejects options that a command does not have, before it does anything", async () => {
    expect(await run("move", "--dry-run")).toMatchObject({
      code: 2,
      err: expect.stringContaining("Unknown option '--dry-run'"),
    });
  });

  it("exports to the terminal, to a named file and to a private one, and overwrites nothing", async () => {
    await accept({ name: "=HYPERLINK(1)", oxm: "formula@example.net" });
    const csv = await run("export", "--csv", "-");
    expect(csv.out).toContain(`"'=HYPERLINK(1)"`);
    const json = await run("export", "--json", "-");
    expect(JSON.parse(json.out)).toContainEqual(
      expect.objectContaining({ payload: expect.objectContaining({ name: "=HYPERLINK(1)" }) }),
    );
    const named = join(folder, "named.csv");
    expect((await run("export", "--csv", named)).code).toBe(0);
    expect(await readFile(named, "utf8")).toBe(csv.out);
    await writeFile(named, "mine");
    expect(await run("export", "--csv", named)).toMatchObject({
      code: 1,
      err: expect.stringContaining("exists"),
    });
    expect(await readFile(named, "utf8")).toBe("mine");
    expect((await run("export", "--json")).code).toBe(0);
    const [created = "no file"] = await readdir(join(folder, "exports"));
    expect((await stat(join(folder, "exports", created))).mode & 0o077).toBe(0);
    expect((await run("export")).code).toBe(2);
  });

  it("erases one person everywhere, only with confirmation", async () => {
    const gone = await accept({ oxm: "Erase.Me@example.net" });
    const kept = await accept({ oxm: "keep.me@example.net" });
    expect((await run("export", "--csv")).code).toBe(0);
    const mails = buildMailFolder(folder);
    for (const { deliveryId } of [gone, kept]) await writeMail(mails, deliveryId, Buffer.from("mail"));

    const unconfirmed = await run("erase", "erase.me@example.net");
    expect(unconfirmed).toMatchObject({ code: 2, err: expect.stringContaining("--yes") });
    expect(await store.getLead(gone.id)).not.toBeNull();

    const erased = await run("erase", "erase.me@example.net", "--yes");
    expect(erased).toMatchObject({ code: 0, out: expect.stringContaining("Erased 1 lead") });
    expect(await store.getLead(gone.id)).toBeNull();
    expect(await store.getLead(kept.id)).not.toBeNull();
    expect(await readdir(mails)).toEqual([`${kept.deliveryId}.eml`]);
    const exports = await readdir(join(folder, "exports"));
    const texts = await Promise.all(exports.map((name) => readFile(join(folder, "exports", name), "utf8")));
    expect(texts.join("")).toContain("keep.me@example.net");
    expect(texts.join("").toLowerCase()).not.toContain("erase.me@example.net");
    for (const name of ["leads.sqlite", "leads.sqlite-wal"]) {
      const bytes = existsSync(join(folder, name)) ? await readFile(join(folder, name), "latin1") : "";
      expect(bytes.toLowerCase()).not.toContain("erase.me@example.net");
    }
    const out = expect.stringMatching(/^No lead of nobody@example.net was found/);
    expect(await run("erase", "nobody@example.net", "--yes")).toMatchObject({ code: 1, out });
  });
});
