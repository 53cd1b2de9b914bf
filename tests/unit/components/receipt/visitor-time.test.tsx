// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { VisitorDate, VisitorTime } from "@/components/receipt/visitor-time";

const start = "2027-03-11T13:00:00+01:00";

function setTimeZone(timeZone: string) {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  });
}

afterEach(() => vi.restoreAllMocks());

it("VisitorDate is empty on the server, where the visitor's zone is unknown", () => {
  expect(renderToString(<VisitorDate at={start} />)).toBe("");
});

it("VisitorDate shows the start in the visitor's zone", () => {
  setTimeZone("America/New_York");
  const { container } = render(<VisitorDate at={start} />);
  expect(container.textContent).toBe(
    "That is Thursday, March 11, 7:00\u00a0a.m. where you are (America/New York).",
  );
});

it("VisitorTime is empty if the visitor is in the venue's zone", () => {
  setTimeZone("Europe/Paris");
  const { container } = render(<VisitorTime at={start} />);
  expect(container.textContent).toBe("");
});
