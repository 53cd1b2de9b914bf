// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { EventModal } from "@/components/event/event-modal";
import content from "@/content/shared-api/oxycon.json";
import { stubTopLayer } from "@/tests/unit/components/ui/top-layer";

let answers: Record<string, unknown>;
beforeAll(stubTopLayer);
beforeEach(() => {
  answers = {};
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (address: string) => {
    if (!(address in answers)) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answers[address]));
  });
});
afterEach(() => vi.unstubAllGlobals());

const renderModal = () => render(<EventModal onClose={() => {}} open />);

describe("EventModal", () => {
  // `left` is rounded down: 0 does not mean full.
  it.each([
    [{ left: 40, isFull: false }, /About 40 seats left/],
    [{ left: 0, isFull: false }, /The last few seats/],
    [{ left: 0, isFull: true }, /All seats are taken/],
  ])("shows the seats left for %o", async (seats, words) => {
    answers["/shared-api/oxycon"] = { ...content, end: "2100-03-11T18:30:00+01:00" };
    answers["/api/oxycon/seats"] = seats;
    renderModal();
    expect(await screen.findByRole("radio", { name: words })).toBeTruthy();
  });

  it("shows no form once the event is over", async () => {
    answers["/shared-api/oxycon"] = { ...content, end: "2020-03-11T18:30:00+01:00" };
    renderModal();
    const link = await screen.findByRole("link", { name: "Read past talks" });
    expect(link.getAttribute("href")).toBe("/oxycon/recordings");
    expect(screen.queryByRole("button", { name: content.seat.buttonText })).toBeNull();
  });

  it("links to the event page if the form's texts can't be loaded", async () => {
    // Without answers, every fetch fails.
    renderModal();
    const link = await screen.findByRole("link", { name: "Go to the conference" });
    expect(link.getAttribute("href")).toBe("/oxycon#seat");
  });
});
