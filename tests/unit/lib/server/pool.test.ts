import { describe, expect, it } from "vitest";
import { createLine, createPool, createTurns, type Turns } from "@/lib/server/pool";

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

describe("a full pool", () => {
  const record = () => {
    const cut: string[] = [];
    const idle = new Set<string>();
    const holder = (name: string) => ({
      isIdle: () => idle.has(name),
      cut: () => {
        cut.push(name);
      },
    });
    return { cut, idle, holder };
  };

  it("takes the place of whoever has been idle longest, and of nobody at work", () => {
    const { cut, idle, holder } = record();
    const { enter } = createPool({ size: 3, perKey: 3 });
    for (const name of ["first", "second", "third"]) enter(name, holder(name));
    expect(enter("next")).toBeNull();
    idle.add("third").add("second");
    expect(enter("next")).not.toBeNull();
    expect(cut).toEqual(["second"]);
  });

  it("takes only a place of the same key where that has too many", () => {
    const { cut, idle, holder } = record();
    const { enter } = createPool({ size: 9, perKey: 2 });
    enter("a", holder("a1"));
    enter("b", holder("b1"));
    enter("a", holder("a2"));
    idle.add("b1").add("a2");
    expect(enter("a")).not.toBeNull();
    expect(cut).toEqual(["a2"]);
  });

  it("counts a place once, whoever gives it back first", () => {
    const { idle, holder } = record();
    const { enter } = createPool({ size: 1, perKey: 1 });
    const leave = enter("a", holder("slow"));
    idle.add("slow");
    expect(enter("b")).not.toBeNull();
    leave?.();
    expect(enter("c")).toBeNull();
  });
});

/** Resolves in the next turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** As if each start had a turn of its own. */
const turns: Turns = { take: () => true };

describe("createLine", () => {
  it("starts some, lets some wait in order, and has no place for more", () => {
    const started: string[] = [];
    const line = createLine({ atWork: () => 1, waiting: 2, perKey: 2, turns });
    const leave = ["a", "b", "c"].map((name) => line.join("", () => started.push(name)));
    expect(line.join("", () => started.push("d"))).toBeNull();
    expect(started).toEqual(["a"]);
    leave[1]?.();
    leave[0]?.();
    expect(started).toEqual(["a", "c"]);
    expect(line.join("", () => started.push("e"))).not.toBeNull();
    leave[2]?.();
    expect(started).toEqual(["a", "c", "e"]);
  });

  it("starts several when more may be at work, and none while fewer may", () => {
    let atWork = 2;
    let started = 0;
    const line = createLine({ atWork: () => atWork, waiting: 10, perKey: 10, turns });
    const leave = Array.from({ length: 6 }, () => line.join("", () => (started += 1)));
    atWork = 1;
    leave[0]?.();
    expect(started).toBe(2);
    atWork = 3;
    leave[1]?.();
    expect(started).toBe(5);
  });

  it("lets one key take only some of the places in which to wait", () => {
    const line = createLine({ atWork: () => 1, waiting: 3, perKey: 2, turns });
    const leave = ["a", "a", "a"].map((key) => line.join(key, () => {}));
    expect(line.join("a", () => {})).toBeNull();
    expect(line.join("b", () => {})).not.toBeNull();
    expect(line.join("b", () => {})).toBeNull();
    leave[1]?.();
    expect(line.join("a", () => {})).not.toBeNull();
  });

  it("starts those who wait first when more may be at work, by itself or when told", () => {
    let atWork = 1;
    const started: string[] = [];
    const line = createLine({ atWork: () => atWork, waiting: 10, perKey: 10, turns });
    for (const name of ["a", "b", "c"]) line.join("", () => started.push(name));
    atWork = 2;
    line.join("", () => started.push("d"));
    expect(started).toEqual(["a", "b"]);
    atWork = 4;
    line.fill();
    expect(started).toEqual(["a", "b", "c", "d"]);
  });

  it("starts one in each turn of the event loop, also where the work is over at once, the lines in turn", async () => {
    const started: string[] = [];
    const shared = createTurns();
    const lines = ["a", "b"].map((name) => {
      const line = createLine({ atWork: () => 9, waiting: 9, perKey: 9, turns: shared });
      const ask = () => {
        const leave = line.join("", () => {
          started.push(name);
          queueMicrotask(() => leave?.());
        });
      };
      return ask;
    });
    for (let count = 0; count < 2; count += 1) for (const ask of lines) ask();
    expect(started).toEqual(["a"]);
    for (let turn = 2; turn <= 4; turn += 1) {
      await nextTurn();
      expect(started).toHaveLength(turn);
    }
    expect(started).toEqual(["a", "b", "a", "b"]);
  });
});
