import type { Metadata } from "next";
import { SeatLinkPage } from "@/components/event/seat-link-page";
import { getSeatLinkState } from "@/lib/features/leads/seats/seat-link";

// What it shows belongs to one person and changes at any moment: nothing may keep it.
export const dynamic = "force-dynamic";

// Not listed, and silent about its own address, which holds a token.
export const metadata: Metadata = {
  title: "Confirm your seat | Oxbow",
  description: "Your seat at the conference.",
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ConfirmSeatPage({ searchParams }: Props) {
  const { token } = await searchParams;
  const given = typeof token === "string" ? token : "";
  return <SeatLinkPage state={await getSeatLinkState(given, Date.now())} token={given} />;
}
