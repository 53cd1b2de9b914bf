// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SiteImage } from "@/components/media/site-image";
import { SiteLink } from "@/components/media/site-link";
import { useNear } from "@/components/media/use-near";

type Given = { alt: string; src: string; quality: number };
vi.mock("next/image", () => ({
  getImageProps: ({ alt, quality }: Given) => ({ props: { alt, src: `/optimized?q=${quality}` } }),
}));

const linked: { prefetch: unknown }[] = [];
vi.mock("next/link", () => ({
  default: ({ prefetch, children, href }: { prefetch: unknown; children: string; href: string }) => {
    linked.push({ prefetch });
    return <a href={href}>{children}</a>;
  },
}));

class FakeConnection extends EventTarget {
  saveData = false;
  downlink: number | undefined;
  change(values: { saveData?: boolean; downlink?: number }) {
    Object.assign(this, values);
    this.dispatchEvent(new Event("change"));
  }
}
function connect(values: { saveData?: boolean; downlink?: number } = {}): FakeConnection {
  const connection = Object.assign(new FakeConnection(), values);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection }));
  return connection;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  linked.length = 0;
  document.documentElement.removeAttribute("data-preview");
});

const picture = <SiteImage alt="Bend" height={200} sizes="100vw" src="/bend.png" width={400} />;
const shownSource = () => screen.getByAltText("Bend").getAttribute("src") ?? "";

describe("SiteImage", () => {
  it.each([
    [{}, "q=75"],
    [{ downlink: 5 }, "q=75"],
    [{ downlink: 4.9 }, "q=50"],
    [{ saveData: true }, "q=50"],
  ])("on the connection %o is requested with %s", (values, quality) => {
    connect(values);
    render(picture);
    expect(shownSource()).toContain(quality);
  });

  it("shows the original file when the optimizer fails", () => {
    render(picture);
    fireEvent.error(screen.getByAltText("Bend"));
    expect(shownSource()).toBe("/bend.png");
  });
});

describe("SiteLink", () => {
  const last = () => linked.at(-1)?.prefetch;

  it("prefetches in the browser, but not with data saving", () => {
    const connection = connect({ saveData: true });
    renderToString(<SiteLink href="/faq">Answers</SiteLink>);
    expect(last()).toBe(false);
    render(<SiteLink href="/faq">Answers</SiteLink>);
    expect(last()).toBe(false);
    act(() => connection.change({ saveData: false }));
    expect(last()).toBe("auto");
  });
});

function Part() {
  const ref = useRef<HTMLDivElement>(null);
  return <div ref={ref}>{useNear(ref) ? "near" : "far"}</div>;
}

describe("useNear", () => {
  it("observes 300 px around the viewport, once", () => {
    const margins: unknown[] = [];
    const disconnect = vi.fn();
    let report = (_isIntersecting: boolean) => {};
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        disconnect = disconnect;
        observe() {}
        constructor(
          callback: (entries: { isIntersecting: boolean }[]) => void,
          init: { rootMargin: string },
        ) {
          margins.push(init.rootMargin);
          report = (isIntersecting) => callback([{ isIntersecting }]);
        }
      },
    );
    render(<Part />);
    act(() => report(false));
    expect(screen.getByText("far")).toBeDefined();
    act(() => report(true));
    expect(screen.getByText("near")).toBeDefined();
    expect(disconnect).toHaveBeenCalled();
    expect(margins).toEqual(["300px"]);
  });

  it("polls at most every 300 ms without IntersectionObserver", () => {
    vi.useFakeTimers();
    const place = vi.spyOn(Element.prototype, "getBoundingClientRect");
    const at = (top: number) => place.mockReturnValue(new DOMRect(0, top, 100, 100));
    at(window.innerHeight + 301);
    render(<Part />);
    expect(screen.getByText("far")).toBeDefined();
    at(window.innerHeight + 299);
    const looks = place.mock.calls.length;
    for (let i = 0; i < 5; i++) fireEvent.scroll(window);
    act(() => vi.advanceTimersByTime(299));
    expect(place.mock.calls.length).toBe(looks);
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText("near")).toBeDefined();
    place.mockRestore();
  });
});
