import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstPost } from "@/tests/fixtures/content-names";

const folder = mkdtempSync(join(tmpdir(), "oxbow-content-"));
vi.stubEnv("CONTENT_DIR", folder);
vi.stubEnv("DATA_DIR", join(folder, "data"));
// In development every read checks the files.
vi.stubEnv("NODE_ENV", "development");
// Nothing listens on this port.
vi.stubEnv("PORT", "1");
const { runContentProgram } = await import("@/lib/cli/content");

const printed: string[] = [];
const run = async (...args: string[]) => {
  printed.length = 0;
  return runContentProgram(args);
};
const output = () => printed.join("");
const fileOf = (folderName: string, name: string) => join(folder, folderName, `${name}.json`);
const read = (folderName: string, name: string) => JSON.parse(readFileSync(fileOf(folderName, name), "utf8"));

function editDraft(name: string, data: Record<string, unknown>) {
  const document = read("drafts", name);
  writeFileSync(fileOf("drafts", name), JSON.stringify({ ...document, data: { ...document.data, ...data } }));
}

/** Replaces a text of the draft's file as an editor would. */
function editText(name: string, from: string | RegExp, to: string) {
  const text = readFileSync(join(folder, "drafts", name), "utf8");
  expect(text).toMatch(from);
  writeFileSync(join(folder, "drafts", name), text.replace(from, to));
}

const post = `posts/${firstPost}`;
const copied = ["documents", "media", "posts", "glossary", "docs", "shared-api", "analytics"];

beforeEach(() => {
  for (const folderName of [...copied, "drafts", "scheduled"])
    rmSync(join(folder, folderName), { recursive: true, force: true });
  for (const name of copied)
    cpSync(`content/${name}`, join(folder, name), { recursive: true, preserveTimestamps: true });
  mkdirSync(join(folder, "data"), { recursive: true });
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
  }
});
afterEach(() => vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run content on files that are not Prismic documents", () => {
  const readPricing = () => readFileSync(join(folder, "shared-api/pricing.json"), "utf8");

  it("drafts and publishes prices", async () => {
    expect(await run("draft", "shared-api/pricing")).toBe(0);
    expect(output()).toContain("npm run content -- validate shared-api/pricing");
    editText("shared-api/pricing.json", /"asOf": "[^"]*"/, '"asOf": "2001-01-01"');
    expect(readPricing()).not.toContain("2001-01-01");
    expect(await run("publish", "shared-api/pricing")).toBe(0);
    expect(readPricing()).toContain('"asOf": "2001-01-01"');
    expect(existsSync(join(folder, "drafts/shared-api/pricing.json"))).toBe(false);
  });

  it("rejects an invalid file, with the line number", async () => {
    await run("draft", "shared-api/pricing");
    editText("shared-api/pricing.json", /"asOf": "[^"]*"/, '"asOf": "2026-13-45"');
    const before = readPricing();
    expect(await run("publish", "shared-api/pricing", "--anyway")).toBe(1);
    expect(output()).toMatch(/line \d+, asOf: /);
    expect(readPricing()).toBe(before);
  });

  it("rejects experiments with a repeated id", async () => {
    await run("draft", "analytics/experiments");
    editText("analytics/experiments.json", '"id": 2', '"id": 1');
    expect(await run("publish", "analytics/experiments")).toBe(1);
    expect(output()).toContain('the id "1" is used more than once');
  });

  it("warns about redirects from a page or to a missing one, with line numbers", async () => {
    await run("draft", "shared-api/redirects");
    const rows =
      '"redirects": [\n{ "from": "/core-values", "to": "/pricing", "status": 302 },\n{ "from": "/old", "to": "/nowhere", "status": 301 },';
    editText("shared-api/redirects.json", /"redirects": \[/, rows);
    expect(await run("publish", "shared-api/redirects")).toBe(1);
    expect(output()).toMatch(/line 3, redirects\[0\]\.from: \/core-values is a page/);
    expect(output()).toMatch(/line 4, redirects\[1\]\.to: \/nowhere is not a page/);
    expect(await run("publish", "shared-api/redirects", "--anyway")).toBe(0);
  });

  it("creates, publishes and unpublishes a post", async () => {
    expect(await run("draft", "posts/fresh-post", "--from", post)).toBe(0);
    editText("posts/fresh-post.md", /^title: .*$/m, "title: A fresh post");
    expect(await run("publish", "posts/fresh-post")).toBe(0);
    expect(readFileSync(join(folder, "posts/fresh-post.md"), "utf8")).toContain("A fresh post");
    expect(await run("unpublish", "posts/fresh-post")).toBe(0);
    expect(existsSync(join(folder, "posts/fresh-post.md"))).toBe(false);
    expect(await run("discard", "posts/fresh-post")).toBe(0);
    expect(await run("draft", "posts/Not A Name", "--from", post)).toBe(2);
    expect(await run("draft", "shared-api/mine", "--from", "shared-api/pricing")).toBe(2);
  });

  it("names every problem in the front matter of a rejected post", async () => {
    await run("draft", post);
    editText(`${post}.md`, /^published: .*$/m, "published: soon");
    editText(`${post}.md`, /^description: .*\n/m, "");
    expect(await run("publish", post)).toBe(1);
    expect(output()).toMatch(/line \d+, published: /);
    expect(output()).toMatch(/description: is missing/);
    editText(`${post}.md`, /^title: .*$/m, "title: [");
    expect(await run("publish", post)).toBe(1);
    expect(output()).toMatch(/line \d+: /);
  });

  it("names the unknown author and every problem in the text of a rejected post", async () => {
    await run("draft", post);
    editText(`${post}.md`, /^author: .*$/m, "author: nobody");
    editText(`${post}.md`, /^## (.*)$/m, "[x](/no-such-page)\n\n![](/media/a.png)\n\n#### $1");
    expect(await run("publish", post)).toBe(1);
    expect(output()).toMatch(/line \d+, author: “nobody” is not in posts\/authors\.json/);
    expect(output()).toMatch(/line \d+: a heading of level 4 follows one of level 1/);
    expect(output()).toMatch(/line \d+: \/no-such-page is not a page/);
    expect(output()).toMatch(/line \d+: the image \/media\/a.png has no alternative text/);
  });

  it("rejects a docs page with an unknown placeholder or slug, and leaves placeholders in code alone", async () => {
    await run("draft", "docs/errors");
    editText("docs/errors.md", "{blocked-domains}", "{blocked}");
    expect(await run("publish", "docs/errors")).toBe(1);
    expect(output()).toMatch(/line \d+: there is no figure \{blocked\}/);
    editText("docs/errors.md", "{blocked}", "some `{session}`\n\n```json\n{session}\n```\n\n");
    expect(await run("publish", "docs/errors")).toBe(0);
    expect(readFileSync(join(folder, "docs/errors.md"), "utf8")).toContain("some `{session}`");
    expect(await run("unpublish", "docs/errors")).toBe(1);
    await run("draft", "docs/more", "--from", "docs/errors");
    expect(await run("publish", "docs/more")).toBe(1);
    expect(output()).toContain("is no page of the documentation");
  });

  it("fails if a folder cannot be read", async () => {
    rmSync(join(folder, "glossary"), { recursive: true });
    writeFileSync(join(folder, "glossary"), "");
    expect(await run("list")).toBe(1);
    expect(output()).toContain("ENOTDIR");
  });

  it("explains unsupported commands", async () => {
    await run("draft", "shared-api/pricing");
    for (const [message, ...args] of [
      ["Only CMS pages have previews", "preview", "shared-api/pricing"],
      ["Only CMS pages can be scheduled", "schedule", "shared-api/pricing", "2999-01-01T00:00Z"],
      ["The site requires", "unpublish", "shared-api/pricing"],
      ["The site requires", "unpublish", "home_page"],
    ] as const) {
      expect(await run(...args)).toBe(1);
      expect(output()).toContain(message);
    }
  });
});

describe("npm run content", () => {
  it("lists what is published, drafted and scheduled", async () => {
    await run("draft", "page/datasets");
    expect(await run("list")).toBe(0);
    expect(output()).toMatch(/page\/datasets +published [\d: -]+ UTC, draft\n/);
    for (const name of ["settings", post, "glossary/asn", "shared-api/pricing"])
      expect(output()).toMatch(new RegExp(`^${name} +published`, "m"));
    expect(output()).toMatch(/items, 1 with a draft/);
  });

  it("sets a new publication date when a draft is published, and keeps the first one", async () => {
    const before = read("documents", "page/datasets");
    expect(await run("draft", "page/datasets")).toBe(0);
    editDraft("page/datasets", { meta_title: "Datasets, edited | Oxbow" });
    expect(await run("preview", "page/datasets")).toBe(0);
    expect(output()).toMatch(/^http:\/\/localhost:1\/api\/preview\?token=.+&documentId=.+\n$/);
    expect(await run("preview", "page/datasets", "--site", "https://www.example.com")).toBe(0);
    expect(output()).toMatch(/^https:\/\/www\.example\.com\/api\/preview\?/);
    expect(await run("publish", "page/datasets")).toBe(0);
    expect(output()).toContain("No site responds");
    const after = read("documents", "page/datasets");
    expect(after.data.meta_title).toBe("Datasets, edited | Oxbow");
    expect(after.first_publication_date).toBe(before.first_publication_date);
    expect(Date.parse(after.last_publication_date)).toBeGreaterThan(Date.parse(before.last_publication_date));
    expect(existsSync(fileOf("drafts", "page/datasets"))).toBe(false);
  });

  it("replaces the published file by a draft with another file name", async () => {
    expect(await run("draft", "page/datasets")).toBe(0);
    editDraft("page/datasets", { meta_title: "Datasets, edited | Oxbow" });
    renameSync(fileOf("drafts", "page/datasets"), fileOf("drafts", "page/data-sets"));
    expect(await run("publish", "page/datasets")).toBe(0);
    expect(read("documents", "page/datasets").data.meta_title).toBe("Datasets, edited | Oxbow");
    expect(existsSync(fileOf("documents", "page/data-sets"))).toBe(false);
  });

  it("asks for a redirect when a path changes, and rejects a path in use", async () => {
    await run("draft", "page/datasets");
    const edit = (uid: string) =>
      writeFileSync(
        fileOf("drafts", "page/datasets"),
        JSON.stringify({ ...read("documents", "page/datasets"), uid }),
      );
    edit("data-sets");
    expect(await run("publish", "page/datasets")).toBe(1);
    expect(output()).toMatch(/uid: URL: changes with the uid, which was “datasets”.* \(advice\)/);
    edit("pricing");
    expect(await run("publish", "page/datasets", "--anyway")).toBe(1);
    expect(output()).toContain("uid: /pricing is the URL of another page");
    edit("api");
    expect(await run("publish", "page/datasets", "--anyway")).toBe(1);
    expect(output()).toContain("uid: /api is a URL that the site uses itself");
    const [moved] = JSON.parse(readFileSync(join(folder, "shared-api/redirects.json"), "utf8")).redirects;
    edit(moved.from.slice(1));
    expect(await run("publish", "page/datasets")).toBe(1);
    expect(output()).toContain(`uid: URL: ${moved.from} is redirected`);
  });

  it("rejects images that are missing, elsewhere or of another size", async () => {
    const [mock] = JSON.parse(readFileSync("components/slices/Picture/mocks.json", "utf8"));
    const urls = ["/media/no-such.webp", "https://example.com/x.jpg", "/media/one-bend.webp"];
    const slices = urls.map((url) => {
      const image = { url, alt: "A bend", copyright: null, dimensions: { width: 100, height: 100 } };
      return { ...mock, id: `picture$${url}`, primary: { ...mock.primary, image } };
    });
    await run("draft", "page/datasets");
    editDraft("page/datasets", { slices: [...read("drafts", "page/datasets").data.slices, ...slices] });
    expect(await run("publish", "page/datasets", "--anyway")).toBe(1);
    for (const message of [
      "the image /media/no-such.webp is missing",
      "https://example.com/x.jpg is not an image of this site",
    ])
      expect(output()).toContain(message);
    expect(output()).toMatch(/the image \/media\/one-bend\.webp is \d+ × \d+, not 100 × 100/);
  });

  it("publishes a draft with warnings only with --anyway", async () => {
    await run("draft", "page/datasets");
    editDraft("page/datasets", { meta_description: "", canonical_url: "/nowhere" });
    expect(await run("publish", "page/datasets")).toBe(1);
    expect(output()).toContain("data.meta_description: Description: is missing (advice)");
    expect(output()).toContain("data.canonical_url: Canonical URL: points to /nowhere");
    expect(read("documents", "page/datasets").data.canonical_url).toBeNull();
    expect(await run("publish", "page/datasets", "--anyway")).toBe(0);
  });

  /** Replacements that make the draft invalid, each with the error it must cause. */
  const problems: [from: string | RegExp, to: string, message: RegExp][] = [
    ['"ends_at": null', '"ends_at": "2026-13-45"', /data\.ends_at: “2026-13-45” is not a time/],
    ['"no_index": false', '"no_index": "no"', /data\.no_index: “no” is not true or false/],
    ['"product_type": "DS"', '"product_type": "X"', /data\.product_type: “X” is none of/],
    ['"is_latam": ', '"no_such": ', /data\.no_such: is not a field of the model/],
    ['"uid": "datasets"', '"uid": "Data Sets"', /uid: “Data Sets” is not lower-case words/],
    [/"id": "request_path\$[^"]*"/, '"id": "hero$$1"', /“hero\$1” is the id of another/],
    [/("type": "heading2",\s+"text": ")[^"]+"/, '$1"', /is empty; a heading is required/],
    [
      /"type": "heading2"(,\s+"text": "[^"])/,
      '"type": "heading4"$1',
      /cannot show “heading4”, only heading2/,
    ],
    [/"type": "heading2"(,\s+"text": "[^"])/, '"type": "heading1"$1', /second heading of level 1/],
    ['"type": "paragraph"', '"type": "image"', /cannot show “image”, only paragraph/],
    [/("type": "paragraph",\s+"text": ")/, "$1{nonsense:RP} ", /there is no figure {nonsense:RP}/],
  ];

  it("rejects invalid fields, each with its line, even with --anyway", async () => {
    await run("draft", "page/datasets");
    const draft = read("drafts", "page/datasets");
    draft.data.ends_at = null;
    draft.data.slices[0].id = "hero$1";
    const published = read("documents", "page/datasets");
    let text = JSON.stringify(draft, null, 2);
    const lines = problems.map(([from, to]) => {
      const before = text.split("\n");
      text = text.replace(from, to);
      return text.split("\n").findIndex((line, index) => line !== before[index]) + 1;
    });
    writeFileSync(fileOf("drafts", "page/datasets"), text);
    expect(await run("publish", "page/datasets", "--anyway")).toBe(1);
    for (const [at, [, , message]] of problems.entries()) {
      const named = output()
        .split("\n")
        .filter((line) => message.test(line))
        .map((line) => (lines[at] ?? 0) - Number(/line (\d+)/.exec(line)?.[1]));
      // A field is named by the line on which it starts.
      expect(
        named.some((distance) => [0, 1, 2, 3].includes(distance)),
        `${message} ${named}`,
      ).toBe(true);
    }
    expect(read("documents", "page/datasets")).toEqual(published);
  });

  it("does not schedule a draft with errors, and can discard it", async () => {
    await run("draft", "page/datasets");
    editDraft("page/datasets", { ends_at: "2026-13-45" });
    expect(await run("schedule", "page/datasets", "2999-01-01T00:00Z", "--anyway")).toBe(1);
    expect(existsSync(fileOf("scheduled", "page/datasets"))).toBe(false);
    expect(await run("validate")).toBe(1);
    expect(output()).toMatch(/^page\/datasets \(.*drafts\/page\/datasets\.json\)$/m);
    expect(await run("discard", "page/datasets")).toBe(0);
    expect(await run("validate", "page/datasets")).toBe(0);
  });

  it("creates a page as a copy with another id", async () => {
    expect(await run("draft", "page/fresh-one")).toBe(1);
    expect(await run("draft", "page/fresh-one", "--from", "page/datasets")).toBe(0);
    const [fresh, old] = [read("drafts", "page/fresh-one"), read("documents", "page/datasets")];
    expect([fresh.uid, fresh.data]).toEqual(["fresh-one", old.data]);
    expect(fresh.id).not.toBe(old.id);
    expect(await run("draft", "page/Not A Uid", "--from", "page/datasets")).toBe(2);
    expect(await run("draft", "page/x", "--from", "settings")).toBe(2);
  });

  it("keeps the files of a renamed page when a new page gets its old uid", async () => {
    await run("draft", "page/datasets");
    editText("page/datasets.json", '"uid": "datasets"', '"uid": "data-sets"');
    expect(await run("publish", "page/datasets", "--anyway")).toBe(0);
    // The files of the renamed page are still called datasets.json; those of the new page are datasets-ID.json.
    await run("draft", "page/data-sets");
    expect(await run("draft", "page/datasets", "--from", "page/data-sets")).toBe(0);
    expect(read("drafts", "page/datasets").uid).toBe("data-sets");
    expect(await run("publish", "page/datasets", "--anyway")).toBe(0);
    expect(read("documents", "page/datasets").uid).toBe("data-sets");
    await run("list");
    expect(output()).toMatch(/^page\/data-sets +published .*, draft$/m);
    expect(output()).toMatch(/^page\/datasets +published [\d: -]+ UTC$/m);
  });

  it("rejects a date in the past, shows a later one, and can discard a schedule", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T09:00:00Z") });
    await run("draft", "page/datasets");
    expect(await run("schedule", "page/datasets", "tomorrow")).toBe(2);
    expect(await run("schedule", "page/datasets", "2020-01-01T00:00Z")).toBe(1);
    expect(await run("schedule", "page/datasets", "2027-01-15T09:00Z")).toBe(0);
    expect(read("scheduled", "page/datasets").last_publication_date).toBe("2027-01-15T09:00:00+0000");
    expect(output()).toContain("page/datasets will be published at 2027-01-15 09:00 UTC.");
    await run("list");
    expect(output()).toMatch(/page\/datasets +published .*, scheduled 2027-01-15 09:00 UTC\n/);
    expect(await run("discard", "page/datasets")).toBe(0);
    expect(existsSync(fileOf("scheduled", "page/datasets"))).toBe(false);
    expect(await run("discard", "page/datasets")).toBe(1);
  });

  it("treats a due scheduled version as published, which discard does not change", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T09:00:00Z") });
    const before = read("documents", "page/datasets");
    await run("draft", "page/datasets");
    editDraft("page/datasets", { meta_title: "Datasets in January | Oxbow" });
    await run("schedule", "page/datasets", "2027-01-15T09:00Z");
    vi.setSystemTime(Date.parse("2027-01-15T09:00:01Z"));
    await run("draft", "page/datasets");
    expect(await run("discard", "page/datasets")).toBe(0);
    const after = read("documents", "page/datasets");
    expect(after.data.meta_title).toBe("Datasets in January | Oxbow");
    expect(after.first_publication_date).toBe(before.first_publication_date);
    expect(after.last_publication_date).toBe("2027-01-15T09:00:00+0000");
    expect(existsSync(fileOf("scheduled", "page/datasets"))).toBe(false);
    await run("list");
    expect(output()).toMatch(/page\/datasets +published 2027-01-15 09:00 UTC\n/);
  });

  it("handles all other documents when one draft is not JSON, which is rejected even with --anyway", async () => {
    const published = read("documents", "page/datasets");
    await run("draft", "page/isp-proxies");
    await run("draft", "page/datasets");
    writeFileSync(fileOf("drafts", "page/datasets"), '{\n  "id": 7,\n');
    expect(await run("list")).toBe(0);
    expect(output()).toMatch(/page\/datasets +published .*, draft/);
    expect(await run("publish", "page/isp-proxies")).toBe(0);
    expect(await run("publish", "page/datasets", "--anyway")).toBe(1);
    expect(output()).toMatch(/line 3: is not JSON/);
    expect(read("documents", "page/datasets")).toEqual(published);
    expect(await run("discard", "page/datasets")).toBe(0);
    expect(await run("validate", "page/datasets")).toBe(0);
  });

  it("unpublishes a document and keeps it as a draft", async () => {
    expect(await run("unpublish", "page/datasets")).toBe(0);
    expect(existsSync(fileOf("documents", "page/datasets"))).toBe(false);
    expect(read("drafts", "page/datasets").uid).toBe("datasets");
    expect(await run("unpublish", "page/datasets")).toBe(1);
  });

  it("has different exit codes for wrong usage and failed commands", async () => {
    expect(await run()).toBe(2);
    expect(await run("--help")).toBe(0);
    expect(await run("frobnicate")).toBe(2);
    expect(await run("publish")).toBe(2);
    expect(await run("publish", "page/datasets", "page/pricing")).toBe(2);
    expect(await run("publish", "page/nowhere")).toBe(1);
    expect(await run("publish", "page/datasets")).toBe(1);
    expect(await run("list", "--nope")).toBe(2);
    expect(await run("preview", "page/datasets", "--site", "not a url")).toBe(2);
  });
});
