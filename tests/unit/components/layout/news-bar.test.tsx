// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { NewsBar } from "@/components/layout/news-bar";
import { dispatchAction } from "@/lib/content/actions/bus";
import { announcementTypes } from "@/lib/features/announcement/announcement";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const bar = (id = "a", isClosable = true) => (
  <NewsBar id={id} isClosable={isClosable} reading={<a href="/location-proxy">Reading</a>} type="warning">
    Maintenance on Sunday
  </NewsBar>
);
const state = () => screen.getByRole("region", { name: "News" }).dataset.state;
const announce = (name: "open-banner" | "close-banner") => act(() => dispatchAction({ name }));

describe("NewsBar", () => {
  it("leaves open in the prerendered page whether it shows", () => {
    expect(renderToStaticMarkup(bar())).toContain('data-state="unknown"');
  });

  it("is open at first, and closed for good once dismissed", () => {
    render(bar());
    expect(state()).toBe("open");
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(state()).toBe("closed");
    expect(document.activeElement?.textContent).toBe("Reading");
    cleanup();
    render(bar());
    expect(state()).toBe("closed");
    expect(document.activeElement).toBe(document.body);
  });

  it("shows other news to whoever closed the last ones", () => {
    render(bar("a"));
    announce("close-banner");
    cleanup();
    render(bar("b"));
    expect(state()).toBe("open");
  });

  it("obeys the banner actions, and remembers what they did", () => {
    render(bar());
    announce("close-banner");
    expect(state()).toBe("closed");
    announce("open-banner");
    expect(state()).toBe("open");
    cleanup();
    render(bar());
    expect(state()).toBe("open");
  });

  it("has no button where an editor wants it to stay", () => {
    render(bar("a", false));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each(announcementTypes)("says its type: %s", (type) => {
    render(
      <NewsBar id="a" isClosable reading={null} type={type}>
        News
      </NewsBar>,
    );
    expect(screen.getByRole("region").dataset.type).toBe(type);
  });
});
