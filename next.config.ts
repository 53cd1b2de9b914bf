import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { buildImagePatterns, maxImagePixels, repositoryImagesUrl } from "@/lib/base/media/image-sources";
import { pageExperiments } from "./lib/base/page-experiments";
import { findRunningSite } from "./lib/cli/running-site.mjs";
import { securityHeaders } from "./lib/server/http/security-headers";

const onEveryAnswer = Object.entries(securityHeaders).map(([key, value]) => ({ key, value }));
// Social networks and chat programs embed share images on pages of their own.
const anyOrigin = { key: "Cross-Origin-Resource-Policy", value: "cross-origin" };

// PRIVACY: who has the address of a receipt, or of a link in a mail, can use it: it goes nowhere and into no list.
const onReceipts = [
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
];

// Drafts are for editors alone. The server reads the last header, lets the CMS frame them, and takes it away.
const onDrafts = [
  { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
  { key: "X-Draft", value: "1" },
];

const megabyte = 1_024 * 1_024;
const { PRISMIC_IMAGES_URL, PRISMIC_REPOSITORY } = process.env;

// A page of an experiment is answered with the page of the variant that was chosen; see lib/server/experiments.ts.
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
  // The same source has the same id, on every server that runs it.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  poweredByHeader: false,
  // The server in front does it, once for each page.
  compress: false,
  // It makes the tags, too: Next would compute its own over each whole page, for every request.
  generateEtags: false,
  headers: async () => [
    { source: "/:path*", headers: onEveryAnswer },
    { source: "/share/:path*", headers: [anyOrigin] },
    { source: "/:path*", has: [{ type: "cookie", key: "__prerender_bypass" }], headers: onDrafts },
    { source: "/preview/:page*", headers: onDrafts },
    { source: "/slice-simulator", headers: onDrafts },
    { source: "/receipt/:path*", headers: onReceipts },
    { source: "/scraping-digest/:action(confirm|unsubscribe)", headers: onReceipts },
    { source: "/oxycon/confirm", headers: onReceipts },
  ],
  // Next knows the home page by this name, too, and would render it anew for each request.
  redirects: async () => [{ source: "/index", destination: "/", permanent: true }],
  // Search and sandbox are one address each; only with a query they are rendered for each request.
  rewrites: async () => ({
    beforeFiles: [
      { source: "/search", has: [{ type: "query", key: "q" }], destination: "/search/results" },
      { source: "/sandbox", has: [{ type: "query", key: "country" }], destination: "/sandbox/result" },
      ...variantRewrites,
    ],
    afterFiles: [],
    // A page that is newer than the build; the server in front knows, see lib/server/redirects.ts.
    fallback: [
      { source: "/:path*", has: [{ type: "header", key: "x-oxbow-late" }], destination: "/late/:path*" },
    ],
  }),
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [50, 75],
    // SECURITY: the optimizer fetches what it is asked for: nothing but our own pictures and the repository's.
    ...buildImagePatterns(repositoryImagesUrl({ PRISMIC_IMAGES_URL, PRISMIC_REPOSITORY })),
    maximumRedirects: 0,
    // Every width and quality of every image would be kept for good otherwise.
    maximumDiskCacheSize: 256 * megabyte,
    maximumResponseBody: 10 * megabyte,
  },
  // Every document leaves with a policy that knows its scripts, see lib/server/document.
  cacheHandler: `${import.meta.dirname}/lib/server/document/cache-handler.ts`,
  experimental: {
    globalNotFound: true,
    imgOptMaxInputPixels: maxImagePixels,
    sri: { algorithm: "sha384" },
  },
  // Drivers and clients that do their own I/O run as they are, outside the bundle.
  serverExternalPackages: ["kysely", "nodemailer", "pg", "rate-limiter-flexible", "undici"],
};

/** A build begins by emptying its folder, whoever starts it. */
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
