import { SliceSimulator, type SliceSimulatorParams } from "@prismicio/next";
import { SliceZone } from "@prismicio/react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { SimulatorNotice } from "@/components/slice-simulator/simulator-notice";
import { components } from "@/components/slices";
import type { SliceContext } from "@/components/slices/types";
import { routes } from "@/lib/base/routes";
import { contentFolders } from "@/lib/content/prismic/embedded";
import { readModels } from "@/lib/content/prismic/embedded/content";
import { parseSimulatedSlices } from "@/lib/content/prismic/simulated-slices";
import { getPageFacts } from "@/lib/site/page-facts";

export const metadata: Metadata = {
  title: "Slice simulator | Oxbow",
  robots: { index: false, follow: false },
};

/** `Sec-Fetch-Dest` of a page in a frame, and of requests by Next's router in it. */
const allowedDestinations = new Set(["iframe", "empty"]);

export default async function Page({ searchParams }: SliceSimulatorParams) {
  // SECURITY: the URL sets the content of this page. It is only shown in a frame, which the policy's
  // `frame-ancestors` allows to the CMS, so that no link can pass off someone else's text as ours.
  if (!allowedDestinations.has((await headers()).get("sec-fetch-dest") ?? "")) return <SimulatorNotice />;
  const context: SliceContext = { ...(await getPageFacts()), product: "General" };
  const models = await readModels(contentFolders);
  const slices = parseSimulatedSlices((await searchParams).state, context, models);
  // Drop the invalid state from the URL: an empty simulator waits for the page builder's next message.
  if (slices === null) redirect(routes.sliceSimulator());
  return (
    <div>
      <SliceSimulator>
        <SliceZone components={components} context={context} slices={slices} />
      </SliceSimulator>
    </div>
  );
}
