import type { Metadata } from "next";
import type { Head } from "./head";

/** Converts a head to Next's metadata. All URLs are absolute, so no `metadataBase` is needed. */
export function toMetadata(head: Head): Metadata {
  const images = [{ url: head.image.url, alt: head.image.alt, width: 1200, height: 630 }];
  return {
    title: head.title,
    description: head.description,
    ...(head.noIndex && { robots: { index: false, follow: true } }),
    ...(head.canonical && {
      alternates: { canonical: head.canonical, languages: head.alternates },
    }),
    openGraph: {
      type: "website",
      siteName: "Oxbow",
      locale: "en_US",
      title: head.title,
      description: head.description,
      images,
      ...(head.url && { url: head.url }),
    },
    twitter: { card: "summary_large_image", title: head.title, description: head.description, images },
  };
}
