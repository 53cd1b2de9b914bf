// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { EventModal } from "@/components/event/event-modal";
import conference from "@/content/shared-api/oxycon.json";
import { stubTopLayer } from "@/tests/unit/components/ui/top-layer";

const answers: Record<string, unknown> = {};
beforeAll(stubTopLayer);
beforeEach(() => {
  for (const key of Object.keys(answers)) delete answers[key];
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (address: string) => {
    if (!(address in answers)) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answers[address]));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => render(<EventModal onClose={() => {}} open />);

describe("EventModal", () => {
  it.each([
    [{ left: 40, isFull: false }, /About 40 seats left/],
    [{ left: 0, isFull: false }, /The last few seats/],
    [{ left: 0, isFull: true }, /All seats are taken/],
  ])("shows the seats left for %o", async (seats, words) => {
    answers["/shared-api/oxycon"] = conference;
    answers["/api/oxycon/seats"] = seats;
    open();
    expect(await screen.findByRole("radio", { name: words })).toBeTruthy();
  });

  it("shows no form once the event is over", async () => {
    answers["/shared-api/oxycon"] = { ...conference, end: "2020-03-11T18:30:00+01:00" };
    open();
    const link = await screen.findByRole("link", { name: "Read past talks" });
    expect(link.getAttribute("href")).toBe("/oxycon/recordings");
    expect(screen.queryByRole("button", { name: conference.seat.buttonText })).toBeNull();
  });

  it("links to the event page if the copy can't be loaded", async () => {
    open();
    const link = await screen.findByRole("link", { name: "Go to the conference" });
    expect(link.getAttribute("href")).toBe("/oxycon#seat");
  });
});
