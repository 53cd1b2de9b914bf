/** Hosts beside our own that a configuration allows, by directive; from the registry of third parties. */
export type PolicyHosts = Partial<
  Record<"script-src" | "connect-src" | "img-src" | "frame-src" | "style-src" | "font-src", readonly string[]>
>;

export type PolicySettings = {
  hosts: PolicyHosts;
  /** Origins that may frame a draft: the CMS's own. Nothing else is ever framed. */
  draftFrames: readonly string[];
  /** Whether visitors come over https. */
  isSecure: boolean;
};
