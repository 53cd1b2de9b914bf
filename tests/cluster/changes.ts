import { setTimeout as sleep } from "node:timers/promises";
import { atMost, exactly, type Row } from "@/tests/faults/report";
import { waitUntil } from "@/tests/faults/wait-until";
import type { Cluster } from "./cluster";
import type { Instance } from "./instances";
import { publishVersion } from "./publications";

const pollMs = 20;
/** Includes the command that makes the change. */
const patienceMs = 30_000;
/** For this long a server must not show the state before the change again. */
const steadyMs = 1_000;
/** Between those of the parts before and after. */
const version = 30;
const redirected = "/residential-proxy";
const redirectLine = /("from": "\/residential-proxy", "to": )"[^"]*"/;

type Holds = (instance: Instance) => Promise<boolean>;

const ask = ({ origin }: Instance, path: string, cookie?: string) =>
  fetch(origin + path, {
    redirect: "manual",
    headers: cookie === undefined ? {} : { cookie },
    signal: AbortSignal.timeout(20_000),
  });

/** The cookies of a preview that starts on this server. */
async function startPreview(instance: Instance, previewUrl: string): Promise<string> {
  const { pathname, search } = new URL(previewUrl);
  const cookies = (await ask(instance, pathname + search)).headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Changes content on one server or the other; each change must be in effect on both of them soon. */
export async function checkChanges({ instances, changeLog, watch, isFull }: Cluster): Promise<Row[]> {
  const [first, second] = instances;
  const limitMs = isFull ? 1_000 : 10_000;
  let wentBack = 0;

  /** How long after a change, which the database dates, the last server shows it. */
  async function measure(figure: string, change: () => Promise<unknown>, holds: Holds): Promise<Row> {
    const isSo = await Promise.all(instances.map(holds));
    const showing = Promise.all(
      instances.map(async (instance) => {
        const isShown = await waitUntil(() => holds(instance), patienceMs, pollMs);
        const at = isShown ? Date.now() : Number.POSITIVE_INFINITY;
        for (const end = Date.now() + steadyMs; Date.now() < end; await sleep(pollMs))
          if (!(await holds(instance))) wentBack += 1;
        return at;
      }),
    );
    await change();
    const changedAt = (await changeLog.getNewest())?.at ?? 0;
    const delay = isSo.includes(true) ? Number.POSITIVE_INFINITY : Math.max(...(await showing)) - changedAt;
    return atMost(figure, delay, limitMs, "ms");
  }

  const hasStatus =
    (path: string, status: number): Holds =>
    async (instance) =>
      (await ask(instance, path)).status === status;
  const leadsTo =
    (target: string): Holds =>
    async (instance) =>
      (await ask(instance, redirected)).headers.get("location") === target;
  const redirect = async (editor: Instance, target: string) => {
    await editor.content("draft", "shared-api/redirects");
    editor.edit("shared-api/redirects.json", (text) => text.replace(redirectLine, `$1"${target}"`));
    await editor.content("publish", "shared-api/redirects", "--anyway");
  };

  const title = "A draft of the other server | Oxbow";
  const textOf = async (instance: Instance, cookie?: string) =>
    (await ask(instance, "/isp-proxies", cookie)).text();
  const cookies = new Map<Instance, string>();
  const isInPreview: Holds = async (instance) =>
    cookies.has(instance) && (await textOf(instance, cookies.get(instance))).includes(title);
  const draft = async () => {
    await first.content("draft", "page/isp-proxies");
    first.setTitle("page/isp-proxies", title);
    const previewUrl = (await first.content("preview", "page/isp-proxies")).trim();
    for (const instance of instances) cookies.set(instance, await startPreview(instance, previewUrl));
  };

  // A server loads the code of a route, and of what it does for a publication, when it is first needed.
  await watch.delayOf(version - 1, await publishVersion(first, changeLog, version - 1));
  for (const path of ["/nowhere", "/api/preview", "/isp-proxies"])
    await Promise.all(instances.map((instance) => ask(instance, path)));
  const rows = [
    await measure(
      "unpublished page until both servers answer 404",
      () => first.content("unpublish", "page/datasets"),
      hasStatus("/datasets", 404),
    ),
    await measure(
      "published again until both servers show it",
      () => publishVersion(second, changeLog, version),
      hasStatus("/datasets", 200),
    ),
    atMost(
      "its new version until both show it",
      await watch.delayOf(version, (await changeLog.getNewest())?.at ?? 0),
      limitMs,
      "ms",
    ),
    await measure("draft until both servers preview it", draft, isInPreview),
    await measure("redirect until both have it", () => redirect(first, "/pricing"), leadsTo("/pricing")),
    await measure(
      "changed back on the other server",
      () => redirect(second, "/isp-proxies"),
      leadsTo("/isp-proxies"),
    ),
  ];
  const plain = await Promise.all(instances.map((instance) => textOf(instance)));
  await first.content("discard", "page/isp-proxies");
  return [
    ...rows,
    exactly(
      "servers that show the draft without a preview",
      plain.filter((text) => text.includes(title)).length,
      0,
    ),
    exactly("answers of a state before a change", wentBack, 0),
  ];
}
