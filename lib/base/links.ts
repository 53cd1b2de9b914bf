/** Email links, and URLs of Oxbow's other sites. Those that differ by environment are in lib/base/env. */
export const links = {
  abuseMail: "mailto:abuse@oxbow.example",
  careersMail: "mailto:careers@oxbow.example",
  pressMail: "mailto:press@oxbow.example",
  affiliateMail: "mailto:affiliates@oxbow.example",
  affiliateNetwork: "https://affiliates.oxbow.example/join",
  /** The proxy management tool that customers install. */
  proxyManager: "https://proxy-manager.oxbow.example/",
  extensionStore: "https://extensions.oxbow.example/oxbow-proxy",
  supportMail: "mailto:support@oxbow.example",
  salesMail: "mailto:sales@oxbow.example",
  billingMail: "mailto:billing@oxbow.example",
} as const;

/** The email address of a `mailto` URL. */
export const emailOf = (mailtoUrl: string): string => mailtoUrl.replace("mailto:", "");
