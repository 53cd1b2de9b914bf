import { describe, expect, it } from "vitest";
import { linkWords } from "@/lib/features/leads/client/linked-text";

describe("linkWords", () => {
  it("links the privacy policy and the support email", () => {
    expect(linkWords("I have read and understood Privacy Policy.")).toEqual([
      { text: "I have read and understood " },
      { text: "Privacy Policy", href: "/legal/privacy-policy" },
      { text: "." },
    ]);
    expect(linkWords("Opt out via support@oxbow.example")).toEqual([
      { text: "Opt out via " },
      { text: "support@oxbow.example", href: "mailto:support@oxbow.example" },
    ]);
  });

  it("leaves other text unchanged", () => {
    expect(linkWords("We use the address for the digest only.")).toEqual([
      { text: "We use the address for the digest only." },
    ]);
  });
});
