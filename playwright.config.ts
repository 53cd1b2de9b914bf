import { defineConfig } from "playwright/test";

/** It waits for pages to become stale, one after the other: begun last, all else would wait for it. */
const longest = "without-prices.spec.ts";

/**
 * Chromium opens two hidden pages for the address bar with each context, which is most of what a context takes. It
 * heeds the last `--disable-features` only: before these two come Playwright's own.
 */
const disabledFeatures = [
  ...["AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"],
  ...["DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"],
  ...["MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding"],
  ...["PreconnectToSearch", "TcpPortRandomizationWin", "ThirdPartyStoragePartitioning"],
  ...["WebUIOmniboxAimPopup", "WebUIOmniboxPopup"],
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "tests/.results/browser",
  // Two cores: each worker runs a site of its own and a browser.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  projects: [
    { name: "longest", testMatch: longest },
    { name: "others", testIgnore: longest },
  ],
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // A sixth of the time; `npx playwright test --trace on` records one.
    trace: "off",
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        `--disable-features=${disabledFeatures.join(",")}`,
      ],
    },
  },
});
