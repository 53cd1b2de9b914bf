/** External hosts that the configuration allows, by CSP directive; from the registry of third parties. */
export type PolicyHosts = Partial<
  Record<"script-src" | "connect-src" | "img-src" | "frame-src" | "style-src" | "font-src", readonly string[]>
>;

export type PolicySettings = {
  hosts: PolicyHosts;
  /** Origins that may frame a draft: the CMS's. Everything else is never framed. */
  draftFrames: readonly string[];
  /** Whether the public URL uses https. */
  isSecure: boolean;
};
