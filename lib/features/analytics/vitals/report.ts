/**
 * Measures web vitals and sends them to `POST /metrics`.
 *
 * PRIVACY: anonymous, so no consent is required: the id identifies the measurement, nothing is stored in the
 * browser, and the URL is sent without its query, a receipt's without its secret.
 */
import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals/attribution";
import { findPrivatePath } from "@/lib/base/private-paths";
import type { VitalInput } from "./schema";

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

function buildVital({
  id,
  name,
  value,
  delta,
  attribution,
  navigationType,
}: MetricWithAttribution): VitalInput {
  // INP is about the page that is open now, the others about the one that was loaded.
  const url = name === "INP" ? location.href : performance.getEntriesByType("navigation")[0]?.name;
  const { pathname } = new URL(url ?? location.href);
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
  onINP(send);
  if (Math.random() >= sampleRate) return;
  for (const listen of [onLCP, onCLS, onFCP, onTTFB]) listen(send);
}
