/** Rows of the analytics store. Times are Unix milliseconds. */

export type StoredEvent = {
  id: string;
  name: string;
  at: number;
  /** Random id created by the visitor's browser. */
  person: string;
  /** 1 once the visitor has identified themselves, else 0. */
  is_identified: 0 | 1;
  session: string;
  path: string | null;
  page_type: string | null;
  /** Campaign source or referring host; null for direct visits. */
  source: string | null;
  medium: string | null;
  campaign: string | null;
  /** The advertisement or link within the campaign. */
  content: string | null;
  /** Two-letter code from the reverse proxy's header; null without one. */
  country: string | null;
  /** Desktop, Mobile or Tablet, as reported by the analytics library. */
  device: string | null;
  experiment: string | null;
  variation: string | null;
  form: string | null;
  /** JSON text. */
  properties: string;
};

type Row = Record<string, string | number | null>;
/** Estimated bytes of a row besides its texts: numbers, row header and index entries. */
const rowOverhead = 200;

/** Approximate size of a row in the database, to bound storage. */
export function bytesOfRow(row: Row): number {
  const texts = Object.values(row).filter((value) => typeof value === "string");
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), rowOverhead);
}

/** One web vital. It is anonymous: no visitor id, and no URL but the page's path. */
export type StoredVital = {
  id: string;
  name: string;
  value: number;
  rating: string;
  at: number;
  path: string;
  page_type: string;
  navigation_type: string;
  /** JSON text: what caused the value. */
  attribution: string;
};

type Sized = { bytes: number };
export type AnalyticsDatabase = { analytics_events: StoredEvent & Sized; web_vitals: StoredVital & Sized };
export type AnalyticsTable = keyof AnalyticsDatabase;

/** Half-open range in Unix milliseconds: `from` is included, `to` is not. */
export type TimeRange = { from: number; to: number };

export const surveyEvents = ["survey shown", "survey dismissed", "survey sent", "survey abandoned"] as const;

/** What visits are counted by. */
export const segments = [
  "source",
  "medium",
  "campaign",
  "content",
  "country",
  "device",
  "experiment",
] as const;
export type Segment = (typeof segments)[number];
export type VisitCount = { name: string; visits: number; started: number; sent: number };
export type PageCount = { name: string; views: number; visits: number; started: number; sent: number };
export type FormCount = { name: string; started: number; sent: number };
export type VitalValue = { page_type: string; name: string; value: number };
export type SurveyEvent = Pick<StoredEvent, "name" | "at" | "properties">;
