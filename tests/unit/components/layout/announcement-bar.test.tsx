// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { AnnouncementBar } from "@/components/layout/announcement-bar";
import { dispatchAction } from "@/lib/content/actions/bus";

afterEach(() => localStorage.clear());

const bar = (id = "a", isClosable = true) => (
  <AnnouncementBar
    id={id}
    isClosable={isClosable}
    fallback={<a href="/location-proxy">Reading</a>}
    type="warning"
  >
    Maintenance on Sunday
  </AnnouncementBar>
);
const state = () => screen.getByRole("region", { name: "News" }).dataset.state;
const dispatch = (name: "open-banner" | "close-banner") => act(() => dispatchAction({ name }));

describe("AnnouncementBar", () => {
  it("shows a new announcement after the last one was closed", () => {
    render(bar("a"));
    dispatch("close-banner");
    cleanup();
    render(bar("b"));
    expect(state()).toBe("open");
  });

  it("handles the banner actions and stores their effect", () => {
    render(bar());
    dispatch("close-banner");
    expect(state()).toBe("closed");
    cleanup();
    render(bar());
    expect(state()).toBe("closed");
    // A page that loads with a closed announcement leaves the focus alone.
    expect(document.activeElement).toBe(document.body);
    dispatch("open-banner");
    expect(state()).toBe("open");
    cleanup();
    render(bar());
    expect(state()).toBe("open");
  });

  it("has no close button if an editor disables it", () => {
    render(bar("a", false));
    expect(screen.queryByRole("button")).toBeNull();
  });
});
