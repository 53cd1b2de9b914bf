import { randomUUIDv7 } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatReference, idSuffixOf, parseReference } from "@/lib/features/leads/lead/reference";

describe("a reference", () => {
  it("has the form OX-XXXX-XX, without I, L, O and U", () => {
    const id = "01a1fcb4-3ccb-70c4-a5f2-2dd1fca1366b";
    expect(formatReference(id)).toBe("OX-YA2D-KB");
    for (let round = 0; round < 200; round++) {
      expect(formatReference(randomUUIDv7())).toMatch(/^OX-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
    }
  });

  it("maps back to the end of the lead's id", () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(id.endsWith(idSuffixOf(formatReference(id)))).toBe(true);
        expect(idSuffixOf(formatReference(id))).toHaveLength(7);
      }),
    );
  });

  it("is parsed in any case, with spaces or hyphens, and with O for 0 and I or L for 1", () => {
    for (const written of ["OX-YA2D-KB", "ox-ya2d-kb", " OX YA2D KB ", "oxya2dkb", "0x-ya2d-kb"]) {
      expect(parseReference(written)).toBe("OX-YA2D-KB");
    }
    expect(parseReference("OX-O1IL-0o")).toBe("OX-0111-00");
  });

  it.each(["", "YA2DKB", "OX-YA2D", "OX-YA2D-KBX", "01a1fcb4-3ccb-70c4-a5f2-2dd1fca1366b", undefined])(
    "is not %j",
    (value) => {
      expect(parseReference(value)).toBeNull();
    },
  );

  it("is not a list", () => {
    expect(parseReference(["OX-YA2D-KB"])).toBeNull();
  });
});
