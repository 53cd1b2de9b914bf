/** Names that the lead pipeline shares with the browser. Types only, plus the two id lists. */

/** Every lead form; issue by issue the list grows, and whatever handles leads must handle each. */
export const leadFormIds = ["inquiry"] as const;
export type LeadFormId = (typeof leadFormIds)[number];

export const destinationIds = ["crm", "sales-email"] as const;
export type DestinationId = (typeof destinationIds)[number];

/** The tracking bundle (specification, point 3) as far as the page knows it; empty values are dropped. */
export type TrackingBundle = {
  path_url?: string;
  ad_group_id?: string;
  transaction_id?: string;
  startnow?: string;
  gclid?: string;
  webutation?: boolean;
  referer?: string;
  ga_client_id?: string;
  user_agent?: string;
  landing_page_url?: string;
  experiment_id?: string;
  experiment_variation?: string;
  latam?: boolean;
};

/**
 * The lead as it goes to the CRM: the full schema of the specification, point 3, "as built".
 * `email` is sent empty and the real address goes in `oxm`.
 */
export type LeadPayload = TrackingBundle & {
  form_type: string;
  /** The chosen plan. */
  form_type_value: string;
  /** The site identifier; fixed. */
  domain: string;
  email: "";
  oxm: string;
  name: string;
  first_name: string;
  last_name: string;
  company?: string;
  message?: string;
  fullPhoneNumber?: string;
  /** Only when a phone number was given. */
  phone?: string;
  product?: string;
  plan?: string;
  page?: string;
  manager_id?: number;
};
