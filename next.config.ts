import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  // The full specification of images; no remote pattern until a CMS host is configured.
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [50, 75],
  },
};

export default config;
