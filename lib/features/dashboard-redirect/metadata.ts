import "server-only";
import type { Metadata } from "next";
import { publicEnv } from "@/lib/base/env/public";
import { routes } from "@/lib/base/routes";
import { buildHead, toMetadata } from "@/lib/content/seo/head";

export const dashboardRedirectMetadata: Metadata = toMetadata(
  buildHead({
    data: {
      meta_title: "To your dashboard | Oxbow",
      meta_description: "On the way to the dashboard.",
      no_index: true,
    },
    path: routes.dashboardRedirect(),
    siteUrl: publicEnv.SITE_URL,
  }),
);
