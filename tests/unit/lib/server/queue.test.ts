import { describe, expect, it } from "vitest";
import { createQueue, createTurns, type Turns } from "@/lib/server/queue";

/** Resolves in the next turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets every task start at once. */
const turns: Pick<Turns, "take"> = { take: () => true };

const refuse = () => {
  throw new Error("Refused.");
};

describe("createQueue", () => {
  it("gives a place of the client with the most waiting tasks to one with fewer", () => {
    const refused: string[] = [];
    const started: string[] = [];
    const queue = createQueue({ maxRunning: () => 1, maxWaiting: 4, maxWaitingPerClient: 3, turns });
    const join = (name: string) =>
      queue.join(
        name.slice(0, 1),
        () => started.push(name),
        () => refused.push(name),
      );
    const leave = ["a0", "a1", "a2", "a3", "b1", "c1"].map(join);
    expect(refused).toEqual(["a1"]);
    // Nobody has two more than b, or than d.
    expect(join("b2")).toBeNull();
    expect(join("d1")).not.toBeNull();
    expect(refused).toEqual(["a1", "a2"]);
    expect(join("e1")).toBeNull();
    // Leaving a place that was lost frees nobody else's.
    leave[1]?.();
    expect(started).toEqual(["a0"]);
    leave[0]?.();
    expect(started).toEqual(["a0", "a3"]);
  });

  it("lets clients take turns", () => {
    const started: string[] = [];
    const queue = createQueue({ maxRunning: () => 1, maxWaiting: 10, maxWaitingPerClient: 10, turns });
    const leave = ["a1", "a2", "a3", "b1", "b2", "c1"].map((name) =>
      queue.join(name.slice(0, 1), () => started.push(name), refuse),
    );
    for (const index of [0, 1, 3, 5, 2]) leave[index]?.();
    expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  it("starts one task per turn of the event loop, alternating between queues", async () => {
    const started: string[] = [];
    const shared = createTurns();
    const queues = ["a", "b"].map((name) => {
      const queue = createQueue({
        maxRunning: () => 9,
        maxWaiting: 9,
        maxWaitingPerClient: 9,
        turns: shared,
      });
      const ask = () => {
        const start = () => {
          started.push(name);
          queueMicrotask(() => leave?.());
        };
        const leave = queue.join("", start, refuse);
      };
      return ask;
    });
    for (let count = 0; count < 2; count += 1) for (const ask of queues) ask();
    expect(started).toEqual(["a"]);
    for (let turn = 2; turn <= 4; turn += 1) {
      await nextTurn();
      expect(started).toHaveLength(turn);
    }
    expect(started).toEqual(["a", "b", "a", "b"]);
  });

  it("starts no task while connections arrive, except every 17th turn", async () => {
    const shared = createTurns();
    let started = 0;
    const ask = () => {
      if (shared.take(ask)) started += 1;
    };
    for (let count = 0; count < 4; count += 1) {
      shared.noteArrival();
      ask();
      await nextTurn();
    }
    expect(started).toBe(0);
    for (let turn = 5; turn <= 17; turn += 1) {
      shared.noteArrival();
      await nextTurn();
    }
    expect(started).toBe(1);
  });

  it("starts a task in the turn after the last arrival", async () => {
    const shared = createTurns();
    let isStarted = false;
    const ask = () => {
      if (shared.take(ask)) isStarted = true;
    };
    shared.noteArrival();
    ask();
    await nextTurn();
    expect(isStarted).toBe(false);
    await nextTurn();
    expect(isStarted).toBe(true);
  });
});
