"use client";

import { useEffect } from "react";
import { ClientErrorPage } from "@/components/error-pages/client-error-page";

export default function ErrorPage({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <ClientErrorPage reference={error.digest} onRetry={retry} />;
}
