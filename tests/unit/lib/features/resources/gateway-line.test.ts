import { describe, expect, it } from "vitest";
import { parseMarkdown } from "@/lib/base/markdown/parse";
import { listIntegrations } from "@/lib/content/endpoints/resources";
import { findGatewayLine } from "@/lib/features/resources/gateway-line";

describe("the line that names the gateway", () => {
  it("is the first one in a code block, without its indentation and trailing backslash", () => {
    const { tree } = parseMarkdown(
      'To `gate.oxbow.example`:\n\n```bash\ncurl \\\n  --proxy "http://gate.oxbow.example:7777" \\\n  "https://ip.oxbow.example"\n```',
    );
    expect(findGatewayLine(tree)).toBe('--proxy "http://gate.oxbow.example:7777"');
    expect(findGatewayLine(parseMarkdown("Text.").tree)).toBeNull();
  });

  it("is in every integration", async () => {
    for (const { slug, document } of await listIntegrations()) {
      expect(findGatewayLine(document.tree), slug).toContain("7777");
    }
  });
});
