import { describe, expect, it } from "vitest";
import { derive } from "@/lib/content/endpoints/derive";

describe("derived data", () => {
  it("is computed once per version of its source", async () => {
    let source = { value: 1 };
    let built = 0;
    const read = derive({ readAtOnce: async () => source }, ({ value }) => {
      built += 1;
      return { doubled: value * 2 };
    });
    expect(await read()).toEqual({ doubled: 2 });
    expect(await read()).toBe(await read());
    expect(built).toBe(1);
    source = { value: 2 };
    expect(await read()).toEqual({ doubled: 4 });
  });
});
