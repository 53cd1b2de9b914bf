/** Every address outside the site that code links to. Addresses that differ by environment stand in lib/base/env. */
export const links = {
  abuseMail: "mailto:abuse@oxbow.example",
  careersMail: "mailto:careers@oxbow.example",
  pressMail: "mailto:press@oxbow.example",
  affiliateMail: "mailto:affiliates@oxbow.example",
  /** Registration and reports of the affiliate program at the network that runs it. */
  affiliateNetwork: "https://affiliates.oxbow.example/join",
  /** The tool that customers install to spread requests over their proxies. */
  proxyManager: "https://proxy-manager.oxbow.example/",
  /** The browser extension at the store. */
  extensionStore: "https://extensions.oxbow.example/oxbow-proxy",
  supportMail: "mailto:support@oxbow.example",
  salesMail: "mailto:sales@oxbow.example",
} as const;
