/** The company behind the site, as the law requires it (Article 3:15d of the Dutch Civil Code). The values are fictitious. */
export const company = {
  legalName: "Oxbow Data B.V.",
  address: "Voorbeeldkade 12, 3011 AB Rotterdam, the Netherlands",
  /** Number in the register of the Dutch Chamber of Commerce. */
  kvk: "00124871",
  vat: "NL000124871B01",
} as const;
