"use client";

import Link from "next/link";
import { type ComponentProps, useSyncExternalStore } from "react";
import { hasDataSaver, watchConnection } from "./connection";

const previewAttribute = "data-preview";

const mayPrefetch = () => !hasDataSaver() && !document.documentElement.hasAttribute(previewAttribute);

/**
 * A link that prefetches its page within 200 px of the viewport (the margin of `next/link`), but not with
 * data saving or in a preview, whose pages must not be cached. Menus, the footer and links in
 * content use `next/link` with `prefetch={false}`.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  // The connection is unknown on the server, so nothing is prefetched before hydration.
  const isAllowed = useSyncExternalStore(watchConnection, mayPrefetch, () => false);
  return <Link {...props} prefetch={isAllowed ? "auto" : false} />;
}
