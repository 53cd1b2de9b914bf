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
  campaign: string | null;
  experiment: string | null;
  variation: string | null;
  form: string | null;
  /** JSON text. */
  properties: string;
};

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

export type AnalyticsDatabase = { analytics_events: StoredEvent; web_vitals: StoredVital };

/** A visit with what came of it. */
export type Visit = {
  session: string;
  at: number;
  source: string | null;
  campaign: string | null;
  experiment: string | null;
  variation: string | null;
  started: number;
  submitted: number;
};
export type FormCount = { form: string; name: string; count: number };
export type VitalValue = { page_type: string; name: string; value: number };

export interface AnalyticsStore {
  /** Keeps events; one that is there already is kept once. */
  addEvents(events: readonly StoredEvent[]): Promise<void>;
  addVital(vital: StoredVital): Promise<void>;
  /** Visits since a time, with the campaign and experiment they first had. */
  listVisits(since: number): Promise<Visit[]>;
  countForms(since: number): Promise<FormCount[]>;
  listVitals(since: number): Promise<VitalValue[]>;
  countPageViews(since: number): Promise<number>;
  close(): Promise<void>;
}
