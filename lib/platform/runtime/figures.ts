/** Figures for Prometheus, as the site hands them to the server. */

/** How the leads stand, as the store counts them. */
export type LeadFigures = {
  new: number;
  held: number;
  open: number;
  pending: number;
  attention: number;
  sent: number;
  /** Of the oldest lead with a delivery to come; null when there is none. */
  oldestPendingSeconds: number | null;
};

/** What became of analytics events and measurements since the start, by outcome. */
export type AnalyticsFigures = Readonly<Record<string, number>>;
