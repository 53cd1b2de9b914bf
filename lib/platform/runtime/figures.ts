/** Figures for Prometheus, passed from the site to the server. */

export type LeadFigures = {
  new: number;
  held: number;
  open: number;
  pending: number;
  attention: number;
  sent: number;
  /** Age of the oldest lead with a pending delivery; null without one. */
  oldestPendingSeconds: number | null;
};

/** Analytics events and web vitals since the start, by outcome. */
export type AnalyticsFigures = Readonly<Record<string, number>>;
