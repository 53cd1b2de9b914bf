import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { createQueue, createTurns } from "@/lib/server/queue";

/** Resolves in the next turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A queue with one slot that records which tasks started and which were refused. A task's client is the first letter of its name. */
function start(limits: { maxWaiting: number; maxWaitingPerClient: number }) {
  const started: string[] = [];
  const refused: string[] = [];
  const releaseOf = new Map<string, () => void>();
  const turns = { next: async () => {} };
  const queue = createQueue({ ...limits, maxRunning: () => 1, turns });
  const join = async (...names: string[]) => {
    for (const name of names) {
      void queue.join(name.slice(0, 1), new EventEmitter()).then((leave) => {
        (leave === null ? refused : started).push(name);
        releaseOf.set(name, leave ?? (() => {}));
      });
    }
    await nextTurn();
  };
  const leave = async (name: string) => {
    releaseOf.get(name)?.();
    await nextTurn();
  };
  return { started, refused, join, leave };
}

describe("createQueue", () => {
  it("when full, drops the first task of the client with the most waiting, for a client with at least two fewer", async () => {
    const { started, refused, join, leave } = start({ maxWaiting: 4, maxWaitingPerClient: 3 });
    await join("a0");
    await join("a1", "a2", "a3", "b1", "c1");
    expect(refused).toEqual(["a1"]);
    // b2 and e1 are refused: no client has two more waiting tasks than theirs. d1 replaces a2.
    await join("b2", "d1", "e1");
    expect(refused).toEqual(["a1", "b2", "a2", "e1"]);
    await leave("a0");
    expect(started).toEqual(["a0", "a3"]);
  });

  it("alternates between clients", async () => {
    const { started, join, leave } = start({ maxWaiting: 10, maxWaitingPerClient: 10 });
    await join("a1", "a2", "a3", "b1", "b2", "c1");
    for (const name of ["a1", "b1", "c1", "a2", "b2"]) await leave(name);
    expect(started).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("starts one task per turn of the event loop, alternating between queues", async () => {
    const started: string[] = [];
    const turns = createTurns();
    const limits = { maxRunning: () => 9, maxWaiting: 9, maxWaitingPerClient: 9, turns };
    const queues = ["a", "b"].map((name) => ({ name, queue: createQueue(limits) }));
    for (let count = 0; count < 2; count += 1)
      for (const { name, queue } of queues)
        void queue.join("", new EventEmitter()).then(() => started.push(name));
    // The first task starts at once, each other one in a turn of its own.
    for (let turn = 2; turn <= 4; turn += 1) {
      await nextTurn();
      expect(started).toHaveLength(turn);
    }
    expect(started).toEqual(["a", "b", "a", "b"]);
  });
});

describe("createTurns", () => {
  it.each([
    ["after the last arrival", 4, 5],
    ["in the 17th turn in which connections arrive", 30, 17],
  ])("starts a task %s", async (_when, arrivals, expected) => {
    const turns = createTurns();
    let isStarted = false;
    let turn = 0;
    turns.noteArrival();
    void turns.next().then(() => {
      isStarted = true;
    });
    while (!isStarted && turn < 40) {
      turn += 1;
      if (turn <= arrivals) turns.noteArrival();
      await nextTurn();
    }
    expect(turn).toBe(expected);
  });
});
