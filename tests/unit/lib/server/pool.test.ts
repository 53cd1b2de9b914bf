import { describe, expect, it } from "vitest";
import { createPool } from "@/lib/server/pool";

describe("a pool", () => {
  it("limits slots in total and per key", () => {
    const { enter } = createPool({ size: 3, perKey: 2 });
    expect(enter("a")).not.toBeNull();
    expect(enter("a")).not.toBeNull();
    expect(enter("a")).toBeNull();
    expect(enter("b")).not.toBeNull();
    expect(enter("c")).toBeNull();
  });

  it("reuses a released slot", () => {
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

describe("a full pool", () => {
  const record = () => {
    const evicted: string[] = [];
    const idle = new Set<string>();
    const holder = (name: string) => ({
      isIdle: () => idle.has(name),
      evict: () => {
        evicted.push(name);
      },
    });
    return { evicted, idle, holder };
  };

  it("evicts the longest idle holder, never a busy one", () => {
    const { evicted, idle, holder } = record();
    const { enter } = createPool({ size: 3, perKey: 3 });
    for (const name of ["first", "second", "third"]) enter(name, holder(name));
    expect(enter("next")).toBeNull();
    idle.add("third").add("second");
    expect(enter("next")).not.toBeNull();
    expect(evicted).toEqual(["second"]);
  });

  it("evicts only the same key's holder if that key has too many", () => {
    const { evicted, idle, holder } = record();
    const { enter } = createPool({ size: 9, perKey: 2 });
    enter("a", holder("a1"));
    enter("b", holder("b1"));
    enter("a", holder("a2"));
    idle.add("b1").add("a2");
    expect(enter("a")).not.toBeNull();
    expect(evicted).toEqual(["a2"]);
  });

  it("releases a slot only once", () => {
    const { idle, holder } = record();
    const { enter } = createPool({ size: 1, perKey: 1 });
    const leave = enter("a", holder("slow"));
    idle.add("slow");
    expect(enter("b")).not.toBeNull();
    leave?.();
    expect(enter("c")).toBeNull();
  });
});
