import { describe, expect, it } from "vitest";
import { createPool } from "@/lib/serving/pool";

describe("a pool", () => {
  it("has so many places, and so many for each key", () => {
    const { enter } = createPool({ size: 3, perKey: 2 });
    expect(enter("a")).not.toBeNull();
    expect(enter("a")).not.toBeNull();
    expect(enter("a")).toBeNull();
    expect(enter("b")).not.toBeNull();
    expect(enter("c")).toBeNull();
  });

  it("gives a place to the next one when it is left, of the pool and of the key", () => {
    const { enter } = createPool({ size: 2, perKey: 1 });
    const leave = enter("a");
    enter("b");
    expect(enter("c")).toBeNull();
    leave?.();
    expect(enter("b")).toBeNull();
    expect(enter("a")).not.toBeNull();
    expect(enter("c")).toBeNull();
  });
});
