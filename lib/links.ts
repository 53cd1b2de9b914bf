/** Every address outside the site that code links to. Addresses that differ by environment stand in lib/env. */
export const links = {
  abuseMail: "mailto:abuse@oxbow.example",
  careersMail: "mailto:careers@oxbow.example",
  pressMail: "mailto:press@oxbow.example",
  affiliateMail: "mailto:affiliates@oxbow.example",
  /** Registration and reports of the affiliate program at the network that runs it. */
  affiliateNetwork: "https://affiliates.oxbow.example/join",
  /** The browser extension at the store. */
  extensionStore: "https://extensions.oxbow.example/oxbow-proxy",
  salesMail: "mailto:sales@oxbow.example",
} as const;
