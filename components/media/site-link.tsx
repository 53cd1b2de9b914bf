"use client";

import Link from "next/link";
import { type ComponentProps, useSyncExternalStore } from "react";
import { savesData, watchConnection } from "./connection";

/** An attribute of the root element on pages that editors see before they are published. */
const previewAttribute = "data-preview";

const mayPrefetch = () => !savesData() && !document.documentElement.hasAttribute(previewAttribute);

/**
 * A link whose page is fetched once it is within 200 px of the viewport (the margin of `next/link`), but never
 * where the visitor saves data, nor in a preview, whose pages no cache may keep. Menus and the footer
 * use `next/link` with `prefetch={false}`.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  // On the server nothing is known yet, so the first paint fetches nothing ahead.
  const isAllowed = useSyncExternalStore(watchConnection, mayPrefetch, () => false);
  return <Link {...props} prefetch={isAllowed ? "auto" : false} />;
}
