import { afterEach, describe, expect, it } from "vitest";
import { buildDocumentPolicy, closedPolicy, setPolicySettings } from "@/lib/server/document/policy";

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

afterEach(() => setPolicySettings({ hosts: {}, draftFrames: [], isSecure: false }));

describe("buildDocumentPolicy", () => {
  it("adds the hosts that the environment names, each to its directive, and no others", () => {
    expect(directives(buildDocumentPolicy({ scripts: [] }))["frame-src"]).toEqual(["'none'"]);
    setPolicySettings({
      hosts: { "script-src": ["https://tags.example"], "frame-src": ["https://calls.example"] },
      draftFrames: [],
      isSecure: false,
    });
    const policy = directives(buildDocumentPolicy({ scripts: [] }));
    expect(policy["script-src"]).toEqual(["'self'", "https://tags.example"]);
    expect(policy["frame-src"]).toEqual(["https://calls.example"]);
    expect(policy["default-src"]).toEqual(["'none'"]);
    expect(policy["img-src"]).toEqual(["'self'", "data:"]);
  });

  it("lets the CMS frame drafts and nobody frame anything else", () => {
    setPolicySettings({ hosts: {}, draftFrames: ["https://cms.example"], isSecure: false });
    expect(buildDocumentPolicy({ scripts: [], isDraft: true })).toContain(
      "frame-ancestors https://cms.example;",
    );
    for (const policy of [buildDocumentPolicy({ scripts: [] }), `${closedPolicy};`])
      expect(policy).toContain("frame-ancestors 'none';");
  });

  it("upgrades requests only where visitors come over https", () => {
    expect(buildDocumentPolicy({ scripts: [] })).not.toContain("upgrade-insecure-requests");
    setPolicySettings({ hosts: {}, draftFrames: [], isSecure: true });
    expect(buildDocumentPolicy({ scripts: [] })).toContain("upgrade-insecure-requests");
  });
});
