/** Where analytics are sent, and the limits of the specification (point 9). */

export const ingestPath = "/ingest";

/** The project key of the embedded ingest. Not a secret: every browser sends it. */
export const embeddedToken = "oxbow_website";

/** The library's settings from the specification. `cookie_expiration` is in days, other times in the unit of their name. */
export const clientLimits = {
  rate_limiting: { events_per_second: 10, events_burst_limit: 100 },
  request_queue_config: { flush_interval_ms: 3_000 },
  cookie_expiration: 365,
  session_idle_timeout_seconds: 1_800,
  surveys_request_timeout_ms: 10_000,
  feature_flag_request_timeout_ms: 3_000,
  properties_string_max_length: 65_535,
};
