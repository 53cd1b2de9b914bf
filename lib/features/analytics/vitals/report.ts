/**
 * Measures how fast the page was for this visitor and tells it to `/metrics`.
 *
 * PRIVACY: anonymous, so it asks for no consent: the id is of the measurement, nothing is stored in the
 * browser, and the address goes without its query.
 */
import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals/attribution";
import type { VitalInput } from "./schema";

/** INP is always told; of the others one page view in ten. */
const sampled = 0.1;
const maxText = 200;

type AttributionValue = string | number | boolean | null;

/** The plain values of an attribution; what else it holds is the page's own elements and entries. */
function plainAttribution(attribution: object): Record<string, AttributionValue> {
  const plain = Object.entries(attribution).flatMap(([key, value]): [string, AttributionValue][] => {
    if (typeof value === "string") {
      const text = URL.canParse(value) ? (value.split(/[?#]/)[0] ?? "") : value;
      return [[key, text.slice(0, maxText)]];
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
  const path = location.pathname.startsWith("/receipt/") ? "/receipt" : location.pathname;
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

/** Starts to measure. Once for each document; call it when the page is idle: the browser keeps what came before. */
export function reportVitals(random: () => number = Math.random): void {
  onINP(send);
  if (random() >= sampled) return;
  for (const listen of [onLCP, onCLS, onFCP, onTTFB]) listen(send);
}
