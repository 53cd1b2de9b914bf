import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { buildImagePatterns, maxImagePixels, repositoryImagesUrl } from "@/lib/base/media/image-sources";
import { pageExperiments } from "./lib/base/page-experiments";
import { queryPages } from "./lib/base/query-pages";
import { findRunningSite } from "./lib/cli/running-site.mjs";
import { securityHeaders } from "./lib/server/document/policy";

const commonHeaders = Object.entries(securityHeaders).map(([key, value]) => ({ key, value }));
// Other sites embed share images: social networks and chat programs.
const anyOrigin = { key: "Cross-Origin-Resource-Policy", value: "cross-origin" };

// PRIVACY: the URL of a receipt or of a link in a mail gives access to it, so it is not sent as referrer and not
// indexed.
const onReceipts = [
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
];

// Drafts are for editors only. The server reads the last header, allows the CMS to frame them, and removes the header.
const onDrafts = [
  { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
  { key: "X-Draft", value: "1" },
];

const megabyte = 1_024 * 1_024;
const { PRISMIC_IMAGES_URL, PRISMIC_REPOSITORY } = process.env;

// An experiment's page is rewritten to the chosen variant's page; see lib/server/experiments.ts.
const variantRewrites = pageExperiments.flatMap(({ path, cookie, variants }) =>
  Object.entries(variants).map(([value, destination]) => ({
    source: path,
    has: [{ type: "cookie" as const, key: cookie, value }],
    destination,
  })),
);

const distDir = process.env.BUILD_FOLDER || ".next";

const config: NextConfig = {
  distDir,
  // The same source has the same id on every server.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  poweredByHeader: false,
  // Our own server compresses each page once.
  compress: false,
  // Our own server sets ETags: Next would hash the whole page for every request.
  generateEtags: false,
  headers: async () => [
    { source: "/:path*", headers: commonHeaders },
    { source: "/share/:path*", headers: [anyOrigin] },
    { source: "/:path*", has: [{ type: "cookie", key: "__prerender_bypass" }], headers: onDrafts },
    { source: "/preview/:page*", headers: onDrafts },
    { source: "/slice-simulator", headers: onDrafts },
    { source: "/receipt/:path*", headers: onReceipts },
    { source: "/scraping-digest/:action(confirm|unsubscribe)", headers: onReceipts },
    { source: "/oxycon/confirm", headers: onReceipts },
  ],
  // Next also serves the home page at this path, and would render it for each request.
  redirects: async () => [{ source: "/index", destination: "/", permanent: true }],
  // These pages have one URL each; only requests with their parameter are rendered dynamically.
  rewrites: async () => ({
    beforeFiles: [
      ...queryPages.map(({ path, parameter, destination }) => ({
        source: path,
        has: [{ type: "query" as const, key: parameter }],
        destination,
      })),
      ...variantRewrites,
    ],
    afterFiles: [],
    // Pages published after the build; lib/server/redirects.ts sets the header.
    fallback: [
      { source: "/:path*", has: [{ type: "header", key: "x-oxbow-late" }], destination: "/late/:path*" },
    ],
  }),
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [50, 75],
    // SECURITY: the optimizer fetches any allowed URL: only our own images and the repository's.
    ...buildImagePatterns(repositoryImagesUrl({ PRISMIC_IMAGES_URL, PRISMIC_REPOSITORY })),
    maximumRedirects: 0,
    // Otherwise every width and quality of every image would be kept on disk forever.
    maximumDiskCacheSize: 256 * megabyte,
    maximumResponseBody: 10 * megabyte,
  },
  // Adds the content security policy to every document; see lib/server/document.
  cacheHandler: `${import.meta.dirname}/lib/server/document/cache-handler.ts`,
  experimental: {
    globalNotFound: true,
    imgOptMaxInputPixels: maxImagePixels,
    sri: { algorithm: "sha384" },
    // Pages that are rendered at the same time would influence the order of the rows in each other's data.
    staticGenerationMaxConcurrency: 1,
  },
  // Drivers and clients that do their own I/O are not bundled.
  serverExternalPackages: ["kysely", "nodemailer", "pg", "rate-limiter-flexible", "undici"],
};

/** Refuses to build into the folder of a running site, because a build first deletes its folder. */
async function refuseWhileServed(): Promise<void> {
  const site = await findRunningSite(`${import.meta.dirname}/${distDir}`);
  if (site === null) return;
  console.error(`This build would take down ${site}. "npm run build" builds beside it.`);
  process.exit(1);
}

export default async function readConfig(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD) await refuseWhileServed();
  return config;
}
