/** Every address outside the site that code links to. Addresses that differ by environment stand in lib/env. */
export const links = {
  careersMail: "mailto:careers@oxbow.example",
  salesMail: "mailto:sales@oxbow.example",
} as const;
