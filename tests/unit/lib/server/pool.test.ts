import { describe, expect, it } from "vitest";
import { createPool } from "@/lib/server/pool";

describe("a full pool", () => {
  const createHolders = () => {
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

  it("evicts a holder of the key with the most slots, which may be the newcomer's key", () => {
    const { evicted, idle, holder } = createHolders();
    const { acquire } = createPool({ size: 4, perKey: 4 });
    for (const name of ["a1", "b1", "b2", "b3"]) {
      idle.add(name);
      acquire(name.slice(0, 1), holder(name));
    }
    acquire("c", holder("c1"));
    expect(evicted).toEqual(["b1"]);
    acquire("b", holder("b4"));
    expect(evicted).toEqual(["b1", "b2"]);
  });

  it("evicts any idle holder if the key with the most slots has none", () => {
    const { evicted, idle, holder } = createHolders();
    const { acquire } = createPool({ size: 3, perKey: 3 });
    for (const name of ["a1", "a2", "b1"]) acquire(name.slice(0, 1), holder(name));
    idle.add("b1");
    acquire("c", holder("c1"));
    expect(evicted).toEqual(["b1"]);
  });
});
