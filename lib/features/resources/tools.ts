import type { ToolSlug } from "@/lib/base/routes";

type Tool = {
  title: string;
  heading: string;
  /** The meta description: 120 to 160 characters. */
  description: string;
  /** ISO date of the last change to the tool's logic. */
  updated: string;
};

export const tools = {
  "proxy-string": {
    title: "Proxy string builder and checker",
    heading: "Build a proxy string, or check one",
    description:
      "Choose location, session and protocol, and copy the proxy string for your client, or paste one and see what is wrong with it. Runs in your browser only.",
    updated: "2026-11-20",
  },
  "user-agent": {
    title: "User-agent parser",
    heading: "Read a user agent word by word",
    description:
      "Paste a user-agent string and see browser, engine, system and device, with the words that say so and those that mean nothing. Runs in your browser only.",
    updated: "2026-11-20",
  },
  "cidr-calculator": {
    title: "CIDR calculator",
    heading: "Calculate a CIDR block",
    description:
      "Type a block such as 203.0.113.0/26 and read its range, mask and size, whether an IP is in it, and how it splits. IPv4 and IPv6, in your browser.",
    updated: "2026-11-20",
  },
} satisfies Record<ToolSlug, Tool>;
