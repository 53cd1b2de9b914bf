/** When a page may load each third-party script (`run.ts`). */
import type { ConsentCategory } from "@/lib/content/consent/choice";
import { monitoredPaths } from "./monitored-paths";

type ScriptRule = {
  consent: ConsentCategory;
  /** Share of visits that load it, from 0 to 1; a visit is a page load with its client-side navigation. Default: all. */
  sampleRate?: number;
  /** Load only on pages with an element that matches this selector. */
  selector?: string;
  /** Paths of pages that load it. Default: every page on which third parties are allowed. */
  paths?: ReadonlySet<string>;
};

export const scriptIds = ["tag-manager", "chat", "uptime-monitoring", "trust-rating"] as const;
export type ScriptId = (typeof scriptIds)[number];

export const scriptRules: Record<ScriptId, ScriptRule> = {
  "tag-manager": { consent: "marketing" },
  chat: { consent: "chat" },
  // Needs consent: its host sees IPs and page URLs of visitors, and the site works without it.
  "uptime-monitoring": { consent: "analytics", sampleRate: 0.5, paths: monitoredPaths },
  "trust-rating": { consent: "marketing", selector: "[data-trust-rating]" },
};
