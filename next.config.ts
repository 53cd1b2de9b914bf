import type { NextConfig } from "next";

/** On every answer. The content security policy comes with the hashes of each document, see README. */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
];
const sameOriginOnly = { key: "Cross-Origin-Resource-Policy", value: "same-origin" };
// Social networks and chat programs embed share images on pages of their own.
const anyOrigin = { key: "Cross-Origin-Resource-Policy", value: "cross-origin" };

const repository = process.env.PRISMIC_REPOSITORY;

const config: NextConfig = {
  poweredByHeader: false,
  headers: async () => [
    { source: "/:path*", headers: [...securityHeaders, sameOriginOnly] },
    { source: "/share/:path*", headers: [anyOrigin] },
  ],
  // A search is one address, /search?q=…; only with a query it is made for each request.
  rewrites: async () => ({
    beforeFiles: [{ source: "/search", has: [{ type: "query", key: "q" }], destination: "/search/results" }],
    afterFiles: [],
    fallback: [],
  }),
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [50, 75],
    // SECURITY: the optimizer fetches what it is asked for: nothing but the images of our own repository.
    remotePatterns: repository ? [new URL(`https://images.prismic.io/${repository}/**`)] : [],
    localPatterns: [],
  },
  experimental: { globalNotFound: true },
  // Drivers and clients that do their own I/O run as they are, outside the bundle.
  serverExternalPackages: ["kysely", "nodemailer", "pg", "undici"],
};

export default config;
