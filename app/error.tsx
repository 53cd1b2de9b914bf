"use client";

import { ClientErrorPage } from "@/components/error-pages/client-error-page";

/** Next logs the error. */
export default function ErrorPage({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  return <ClientErrorPage reference={error.digest} onRetry={retry} />;
}
