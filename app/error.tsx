"use client";

import { useEffect } from "react";
import { FaultPage } from "@/components/lost-page/fault-page";

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <FaultPage reference={error.digest} onRetry={reset} />;
}
