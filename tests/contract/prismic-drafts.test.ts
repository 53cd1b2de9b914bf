import { afterEach, describe, expect, it, vi } from "vitest";
import { createFixture, storedDocument } from "./prismic-fixture";

const previewRef = "https://fixture.prismic.io/previews/a:b?websitePreviewId=a";

type Version = ReturnType<typeof storedDocument>;
const post = (id: string, summary: string, last?: string) =>
  storedDocument("post", id, id.toLowerCase(), { summary, sources: [], body: [] }, { last });

/** A repository with these versions of documents, and a client that reads it. */
function start(
  versions: { documents: Version[]; drafts?: Version[]; scheduled?: Version[] },
  { watch = true }: { watch?: boolean } = {},
) {
  const isPreviewRef = vi.fn(async (_ref: string) => true);
  const { writeText: write, repository, connect } = createFixture({ versions, watch, isPreviewRef });
  const client = connect();
  const summaries = async (ref?: string) =>
    (await client.getAllByType("post", { ref })).map(({ data }) => data.summary);
  return { write, repository, client, isPreviewRef, summaries };
}

afterEach(() => void vi.useRealTimers());

describe("drafts of the embedded repository", () => {
  it("are only visible with a preview's ref", async () => {
    const { summaries } = start({
      documents: [post("A", "published"), post("B", "untouched")],
      drafts: [post("A", "draft"), post("C", "new")],
    });
    expect(await summaries()).toEqual(["published", "untouched"]);
    expect(await summaries(previewRef)).toEqual(["draft", "untouched", "new"]);
  });

  it("do not change what is published, so the master ref stays", async () => {
    const { repository, write } = start({ documents: [post("A", "published")] });
    const before = await repository.getRef();
    write("drafts/post/A.json", JSON.stringify(post("A", "draft")));
    expect(await repository.getRef()).toBe(before);
    write("documents/post/A.json", JSON.stringify(post("A", "other")));
    expect(await repository.getRef()).not.toBe(before);
  });

  it("are read again when their files change, unlike published documents, which wait for a webhook", async () => {
    const { summaries, write, repository } = start({ documents: [post("A", "published")] }, { watch: false });
    expect(await summaries(previewRef)).toEqual(["published"]);
    write("drafts/post/A.json", JSON.stringify(post("A", "draft")));
    expect(await summaries(previewRef)).toEqual(["draft"]);
    write("documents/post/A.json", JSON.stringify(post("A", "published again")));
    expect(await summaries()).toEqual(["published"]);
    repository.reload();
    expect(await summaries(await repository.getRef())).toEqual(["published again"]);
  });

  it("need a valid token: otherwise the client falls back to published documents", async () => {
    const { summaries, isPreviewRef } = start({
      documents: [post("A", "published")],
      drafts: [post("A", "draft")],
    });
    isPreviewRef.mockResolvedValue(false);
    expect(await summaries(previewRef)).toEqual(["published"]);
  });

  it("can be invalid without affecting other documents, and are reported", async () => {
    const { summaries, write, repository } = start({
      documents: [post("A", "published"), post("B", "other")],
    });
    write("drafts/post/A.json", '{\n"id": "A",\n}');
    write("drafts/post/B.json", JSON.stringify(post("B", "draft")));
    expect(await summaries()).toEqual(["published", "other"]);
    expect(await summaries(previewRef)).toEqual(["published", "draft"]);
    expect(await repository.getDraftProblems()).toMatchObject([{ document: "post/A", line: 3 }]);
  });

  it("are shown without invalid fields", async () => {
    const { client, write, repository } = start({ documents: [post("A", "published")] });
    const broken = { ...post("A", "draft"), data: { ...post("A", "draft").data, views: "many" } };
    write("drafts/post/A.json", JSON.stringify(broken, null, 2));
    const { data } = await client.getByID("A", { ref: previewRef });
    expect(data).toMatchObject({ summary: "draft", views: null });
    expect(await repository.getDraftProblems()).toMatchObject([
      { document: "post/A", field: "data.views", line: 17, message: "“many” is not a number" },
    ]);
  });
});

describe("a scheduled document", () => {
  const at = Date.parse("2027-01-15T09:00:00Z");
  const scheduled = { ...post("A", "scheduled"), last_publication_date: "2027-01-15T09:00:00+0000" };

  it("replaces the published one at its time, not earlier", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: at - 1 });
    const { summaries, repository } = start({ documents: [post("A", "published")], scheduled: [scheduled] });
    expect(await summaries()).toEqual(["published"]);
    expect(await repository.listChanges()).toEqual([{ at, ids: ["A"] }]);
    vi.setSystemTime(at);
    repository.reload();
    expect(await summaries(await repository.getRef())).toEqual(["scheduled"]);
    expect(await repository.listChanges()).toEqual([]);
  });

  it("is read once for concurrent requests", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: at - 1 });
    const getCheck = vi.fn(async () => () => []);
    const versions = { documents: [post("A", "published")], scheduled: [scheduled] };
    const { repository } = createFixture({ versions, getCheck });
    await repository.getRef();
    vi.setSystemTime(at);
    await Promise.all([repository.getRef(), repository.getRef(), repository.getRef()]);
    expect(getCheck).toHaveBeenCalledTimes(2);
  });

  it("does not replace a version that was published after its time", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: at + 2 });
    const newer = post("A", "newer", new Date(at + 1).toISOString());
    const { summaries } = start({ documents: [newer], scheduled: [scheduled] });
    expect(await summaries()).toEqual(["newer"]);
    expect(await summaries(previewRef)).toEqual(["newer"]);
  });

  it("is visible in previews before, unless there is a draft", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: at - 1 });
    const { summaries, write } = start({ documents: [post("A", "published")], scheduled: [scheduled] });
    expect(await summaries(previewRef)).toEqual(["scheduled"]);
    write("drafts/post/A.json", JSON.stringify(post("A", "draft")));
    expect(await summaries(previewRef)).toEqual(["draft"]);
  });
});
