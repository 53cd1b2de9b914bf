import { SliceSimulator, type SliceSimulatorParams } from "@prismicio/next";
import { SliceZone } from "@prismicio/react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { SimulatorNotice } from "@/components/slice-simulator/simulator-notice";
import { components } from "@/components/slices";
import type { SliceContext } from "@/components/slices/types";
import { routes } from "@/lib/base/routes";
import { parseSimulatedSlices } from "@/lib/content/prismic/simulated-slices";
import { getPageFacts } from "@/lib/site/page-facts";

export const metadata: Metadata = {
  title: "Slice simulator | Oxbow",
  robots: { index: false, follow: false },
};

export default async function SliceSimulatorPage({ searchParams }: SliceSimulatorParams) {
  // SECURITY: whoever writes an address decides what stands here. It shows within the CMS's frame alone,
  // so that no link can put words into our mouth.
  if ((await headers()).get("sec-fetch-dest") === "document") return <SimulatorNotice />;
  const context: SliceContext = { ...(await getPageFacts()), product: "General" };
  const slices = parseSimulatedSlices((await searchParams).state, context.figures);
  if (slices === null) redirect(routes.sliceSimulator());
  return (
    <div>
      <SliceSimulator>
        <SliceZone components={components} context={context} slices={slices} />
      </SliceSimulator>
    </div>
  );
}
