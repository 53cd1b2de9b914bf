import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReceiptMessage } from "@/components/receipt/receipt-message";
import { ReceiptView } from "@/components/receipt/receipt-view";
import { Unavailable } from "@/components/receipt/unavailable";
import { receiptActions } from "@/lib/base/routes";
import { getReceipt } from "@/lib/features/receipts/get-receipt";
import { receiptMetadata } from "@/lib/features/receipts/metadata";
import { StoreUnavailableError } from "@/lib/platform/database/errors";

// Personal and changes at any time, so it must not be cached.
export const dynamic = "force-dynamic";

export const metadata: Metadata = receiptMetadata;

const readReceipt = (token: string) =>
  getReceipt(token).catch((error) => {
    if (error instanceof StoreUnavailableError) return "unavailable" as const;
    throw error;
  });

export default async function Page({ params, searchParams }: PageProps<"/receipt/[token]">) {
  const [{ token }, { step, wrong }] = await Promise.all([params, searchParams]);
  const receipt = await readReceipt(token);
  if (receipt === "unavailable") {
    return (
      <ReceiptMessage title="Your receipt can’t be opened right now">
        <Unavailable />
        <p>What you sent is safe. Please open this URL again in a few minutes.</p>
      </ReceiptMessage>
    );
  }
  if (receipt === null) notFound();
  return (
    <ReceiptView
      action={receiptActions.find((known) => known === step) ?? null}
      now={Date.now()}
      receipt={receipt}
      token={token}
      wrong={typeof wrong === "string" ? wrong.split(",") : []}
    />
  );
}
