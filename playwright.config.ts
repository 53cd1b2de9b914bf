import { defineConfig } from "playwright/test";

/** They start first, so that no worker is left with one of them at the end. */
const longest = ["site.spec.ts", "without-prices.spec.ts"];

/**
 * Chromium opens two hidden pages for the address bar with each context, which takes most of a context's startup. It
 * only uses the last `--disable-features`, so Playwright's own features come before these two.
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
  // Each runs its own site and browser. More than the two cores, because tests also wait for servers and expiries.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  projects: [
    { name: "longest", testMatch: longest },
    { name: "others", testIgnore: longest },
  ],
  // Only a failure waits for so long. A slow machine, such as a busy CI host, needs several times as long as an idle one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Tracing takes a sixth of the time; `npx playwright test --trace on` enables it.
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
