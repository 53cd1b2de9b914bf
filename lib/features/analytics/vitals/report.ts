/**
 * Measures web vitals and sends them to `POST /metrics`.
 *
 * PRIVACY: anonymous, so no consent is required: the id identifies the measurement, nothing is stored in the
 * browser, and the URL is sent without its query, a receipt's without its secret.
 */
import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals/attribution";
import { findPrivatePath } from "@/lib/base/private-paths";
import { onNavigation } from "@/lib/features/analytics/navigation";
import type { VitalInput } from "./accept";

/** INP is always sent, the others for one document load in ten. */
const sampleRate = 0.1;
const maxTextLength = 200;

type AttributionValue = string | number | boolean;

/** The primitive values of an attribution; the others are DOM elements and performance entries. */
function plainAttribution(attribution: object): Record<string, AttributionValue> {
  const plain = Object.entries(attribution).flatMap(([key, value]): [string, AttributionValue][] => {
    if (typeof value === "string") {
      const text = URL.canParse(value) ? (value.split(/[?#]/)[0] ?? "") : value;
      return [[key, text.slice(0, maxTextLength)]];
    }
    return typeof value === "number" || typeof value === "boolean" ? [[key, value]] : [];
  });
  return Object.fromEntries(plain);
}

/** The pages of this document, and when each was opened: a client-side navigation opens the next. */
const visited = [{ at: 0, url: performance.getEntriesByType("navigation")[0]?.name ?? location.href }];

/** The page that a metric is about: the one on which the interaction happened, otherwise the one that was loaded or restored. */
function urlOf({ name, navigationType, attribution }: MetricWithAttribution): string {
  const restoredAt = navigationType === "back-forward-cache" ? performance.now() : 0;
  const at = name === "INP" ? (attribution.interactionTime ?? performance.now()) : restoredAt;
  return visited.findLast((page) => page.at <= at)?.url ?? location.href;
}

function buildVital(metric: MetricWithAttribution): VitalInput {
  const { id, name, value, delta, attribution, navigationType } = metric;
  const { pathname } = new URL(urlOf(metric));
  const path = findPrivatePath(pathname) ?? pathname;
  return {
    id,
    name,
    label: "web-vital",
    value,
    delta,
    attribution: plainAttribution(attribution),
    path,
    href: location.origin + path,
    navigationType,
  };
}

function send(metric: MetricWithAttribution): void {
  const body = JSON.stringify(buildVital(metric));
  const blob = new Blob([body], { type: "application/json" });
  if (navigator.sendBeacon?.("/metrics", blob)) return;
  const headers = { "content-type": "application/json" };
  fetch("/metrics", { method: "POST", body, headers, keepalive: true, credentials: "omit" }).catch(() => {});
}

/** Starts measuring. Call once per document when the page is idle: the browser buffers earlier entries. */
export function reportVitals(): void {
  onNavigation((path) => visited.push({ at: performance.now(), url: location.origin + path }));
  onINP(send);
  if (Math.random() >= sampleRate) return;
  for (const listen of [onLCP, onCLS, onFCP, onTTFB]) listen(send);
}
