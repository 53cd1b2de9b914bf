/** What is kept of analytics. Times are Unix milliseconds. */

export type StoredEvent = {
  id: string;
  name: string;
  at: number;
  /** The random id that the visitor's browser made. */
  person: string;
  /** 1 once the visitor has told who they are, else 0. */
  is_identified: 0 | 1;
  session: string;
  path: string | null;
  page_type: string | null;
  /** Campaign source or the host that linked here; null: came by themselves. */
  source: string | null;
  medium: string | null;
  campaign: string | null;
  /** Which advertisement or link of the campaign. */
  content: string | null;
  /** Two letters, as the proxy in front tells it; null where none does. */
  country: string | null;
  /** Desktop, Mobile or Tablet, as the analytics library tells it. */
  device: string | null;
  experiment: string | null;
  variation: string | null;
  form: string | null;
  /** JSON text. */
  properties: string;
};

/** Texts of a row as the database keeps them. */
type Row = Record<string, string | number | null>;
/** What a row costs beside its texts: numbers, the row itself and its place in the indexes. */
const rowOverhead = 200;

/** Bytes that a row takes in the database, near enough to bound it. */
export function bytesOfRow(row: Row): number {
  const texts = Object.values(row).filter((value) => typeof value === "string");
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), rowOverhead);
}

/** One measurement. It belongs to nobody: no id of a visitor, no address but the page's path. */
export type StoredVital = {
  id: string;
  name: string;
  value: number;
  rating: string;
  at: number;
  path: string;
  page_type: string;
  navigation_type: string;
  /** JSON text: what the measurement came from. */
  attribution: string;
};

type Sized = { bytes: number };
export type AnalyticsDatabase = { analytics_events: StoredEvent & Sized; web_vitals: StoredVital & Sized };
export type AnalyticsTable = keyof AnalyticsDatabase;

/** From a time, up to but not with another; Unix milliseconds. */
export type TimeRange = { from: number; to: number };

/** What the analytics library tells of surveys. */
export const surveyEvents = ["survey shown", "survey dismissed", "survey sent", "survey abandoned"] as const;

/** A visit with what came of it. */
export type Visit = Pick<
  StoredEvent,
  "session" | "source" | "medium" | "campaign" | "content" | "country" | "device"
> & { started: number; submitted: number };
/** A page with what was done on it. */
export type PageCount = { path: string; visits: number; views: number; started: number; submitted: number };
/** An experiment that a visit saw. */
export type VisitExposure = { session: string; experiment: string; variation: string };
export type FormCount = { form: string; name: string; count: number };
export type VitalValue = { page_type: string; name: string; value: number };
export type SurveyEvent = Pick<StoredEvent, "name" | "at" | "properties">;

export interface AnalyticsStore {
  /** Keeps events; one that is there already is kept once. */
  addEvents(events: readonly StoredEvent[]): Promise<void>;
  addVital(vital: StoredVital): Promise<void>;
  /** Visits of a range, with where they first came from. */
  listVisits(range: TimeRange): Promise<Visit[]>;
  countPages(range: TimeRange): Promise<PageCount[]>;
  listExposures(range: TimeRange): Promise<VisitExposure[]>;
  countForms(range: TimeRange): Promise<FormCount[]>;
  countPageViews(range: TimeRange): Promise<number>;
  /** Events of `surveyEvents`, oldest first. */
  listSurveyEvents(range: TimeRange): Promise<SurveyEvent[]>;
  listVitals(range: TimeRange): Promise<VitalValue[]>;
  close(): Promise<void>;
}
