import { expect, test } from "playwright/test";
import { startRemoteContent } from "@/tests/fixtures/remote-content";
import { startSite } from "@/tests/fixtures/site";
import { copySite } from "@/tests/fixtures/site-copy";
import { noKeepAlive } from "./harness";

const secret = "a secret of the content webhook";

/** A production site, built from the embedded repository, that reads the same content from a remote Prismic API. */
async function start({ isDown = false } = {}) {
  const cms = await startRemoteContent();
  if (isDown) cms.setMode("disconnect");
  const copy = copySite();
  const site = await startSite({ PRISMIC_ENDPOINT: cms.endpoint, REVALIDATE_SECRET: secret }, copy.folder);
  const stop = async () => {
    const exitCode = await site.stop();
    copy.remove();
    cms.stop();
    expect(exitCode).toBe(0);
  };
  return { ...site, cms, stop };
}
type RemoteSite = Awaited<ReturnType<typeof start>>;

let remote: RemoteSite;
test.beforeAll(async () => {
  remote = await start();
});
test.afterAll(() => remote.stop());

test.describe.configure({ mode: "serial" });

const statusOf = async (site: RemoteSite, path: string) =>
  (await fetch(site.url + path, { headers: noKeepAlive })).status;

async function titleOf(site: RemoteSite, path: string): Promise<string> {
  const response = await fetch(site.url + path, { headers: noKeepAlive });
  expect(response.status, path).toBe(200);
  return /<title>([^<]*)/.exec(await response.text())?.[1] ?? "";
}

async function sendWebhook(site: RemoteSite, documents: string[]): Promise<void> {
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: "POST",
    headers: { ...noKeepAlive, "content-type": "application/json" },
    body: JSON.stringify({ type: "api-update", secret, documents }),
  });
  expect(response.status).toBe(200);
}

const retitle = ({ cms }: RemoteSite, title: string): string =>
  cms.editDocument("page/datasets", (data) => {
    data.meta_title = title;
  });

test("pages and the 404 page work with a remote Prismic API", async () => {
  const paths = ["/", "/datasets", "/scraper-api/web", "/residential-proxies", "/legal/privacy-policy"];
  for (const path of paths) expect((await titleOf(remote, path)).length, path).toBeGreaterThan(5);
  // Every built page is expired, so the host is requested in the background.
  await expect.poll(() => remote.cms.requestCount()).toBeGreaterThan(10);
  expect(await statusOf(remote, "/no-such-page")).toBe(404);
});

test("published content appears without a new build", async () => {
  const id = retitle(remote, "Published on another host | Oxbow");
  await sendWebhook(remote, [id]);
  await expect.poll(() => titleOf(remote, "/datasets")).toContain("Published on another host");
  expect(await titleOf(remote, "/residential-proxies")).not.toContain("another host");
});

test("a cached page does not contain the query string of the request that rendered it", async () => {
  const id = retitle(remote, "Rendered after a click | Oxbow");
  await sendWebhook(remote, [id]);
  await expect
    .poll(() => titleOf(remote, "/datasets?gclid=a-private-click&email=ada"))
    .toContain("Rendered after a click");
  const response = await fetch(`${remote.url}/datasets`, { headers: noKeepAlive });
  const html = await response.text();
  expect(html).toContain("Rendered after a click");
  expect(html).not.toMatch(/a-private-click|email=ada/);
});

test("content that the host indexes after its webhook appears without another webhook", async () => {
  const early = "In the webhook, not yet in the index | Oxbow";
  const id = retitle(remote, early);
  await sendWebhook(remote, [id]);
  await expect.poll(() => titleOf(remote, "/datasets")).toBe(early);
  // No further webhook and no visit: the site checks again after 10 s.
  retitle(remote, "Found by the second check | Oxbow");
  const countChecks = () => remote.output().split('"event":"content.revalidated"').length;
  const checks = countChecks();
  await expect.poll(countChecks).toBeGreaterThan(checks);
  await expect.poll(() => titleOf(remote, "/datasets")).toContain("Found by the second check");
});

/** The contract tests cover every failure of the host. Here it is a 404; in the last test, a dropped connection. */
test("published pages stay up while the host fails", async () => {
  test.slow();
  const before = await titleOf(remote, "/datasets");
  remote.cms.setMode("not-found");
  const id = retitle(remote, "Written while it failed | Oxbow");
  await sendWebhook(remote, [id]);
  // Visits let the site ask the host again, in the background.
  const titles = new Set<string>();
  const requestsBefore = remote.cms.requestCount();
  const countNewRequests = async () => {
    titles.add(await titleOf(remote, "/datasets"));
    return remote.cms.requestCount() - requestsBefore;
  };
  await expect.poll(countNewRequests).toBeGreaterThan(1);
  titles.add(await titleOf(remote, "/datasets"));
  expect([...titles]).toEqual([before]);
  expect(await titleOf(remote, "/search?q=datasets")).toContain("Search");
  expect(await statusOf(remote, "/no-such-page")).toBe(404);
  remote.cms.setMode("ok");
  await sendWebhook(remote, [id]);
  await expect.poll(() => titleOf(remote, "/datasets")).toContain("Written while it failed");
});

test("a host that does not respond delays updates, not visitors", async () => {
  const before = await titleOf(remote, "/datasets");
  // A failed update, so that each visit lets the site ask the host again.
  remote.cms.setMode("not-found");
  await sendWebhook(remote, [retitle(remote, "Written while it hung | Oxbow")]);
  remote.cms.setMode("hang");
  const requestsBefore = remote.cms.requestCount();
  await expect
    .poll(async () => {
      expect(await titleOf(remote, "/datasets")).toBe(before);
      return remote.cms.requestCount();
    })
    .toBeGreaterThan(requestsBefore);
  // An attempt times out after five seconds; no visitor waited for it.
  expect(remote.cms.abortedCount()).toBe(0);
  remote.cms.setMode("ok");
});

test("a site that starts while the host is down serves what was built", async () => {
  const site = await start({ isDown: true });
  try {
    expect(await titleOf(site, "/datasets")).toContain("Oxbow");
    expect(await statusOf(site, "/no-such-page")).toBe(404);
    site.cms.setMode("ok");
    await sendWebhook(site, [retitle(site, "After the outage | Oxbow")]);
    await expect.poll(() => titleOf(site, "/datasets")).toContain("After the outage");
  } finally {
    await site.stop();
  }
});
