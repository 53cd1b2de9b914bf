import { chromium } from "playwright";
const base = "http://localhost:41210";
const map = await (await fetch(base + "/sitemap.xml")).text();
const all = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, u]) => new URL(u!).pathname);
const extra = ["/nowhere","/gone","/search?q=proxy","/search?q=zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","/contact/received","/contact/not-received","/dashboard-redirect","/components","/preview/exited","/preview/blocked","/residential-proxies-promo","/scraper-api-b","/slice-simulator","/receipt/not-done","/receipt/withdrawn","/scraping-digest/confirm","/scraping-digest/unsubscribe","/legal/your-data","/sent","/not-sent","/oxycon/no-seats"];
const paths = [...all.filter((p) => !/^\/location-proxy\/[^/]+\/./.test(p)), ...all.filter((p) => /^\/location-proxy\/[^/]+\/./.test(p)).slice(0, 30), ...extra];
console.log(all.length, paths.length);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });
const page = await context.newPage();
for (const path of paths) {
  const r = await page.goto(base + path, { waitUntil: "domcontentloaded" });
  const found = await page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over <= 0) return null;
    const wide = [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5).slice(0,400);
    const clipped = (e: Element) => { for (let p = e.parentElement; p; p = p.parentElement) { const o = getComputedStyle(p).overflowX; if (o !== "visible") return true; } return false; };
    return { over, who: wide.filter((e) => !clipped(e)).slice(0, 4).map((e) => e.tagName + "." + String(e.getAttribute("class") ?? "").slice(0, 70) + " r=" + Math.round(e.getBoundingClientRect().right)) };
  });
  if (found) console.log(path, r?.status(), JSON.stringify(found));
}
await browser.close();
