"use client";

import { useEffect, useRef } from "react";

/** A heading above this line (px from the top of the window) counts as passed: below the sticky header. */
const passedLine = 150;

type ContentsEntry = { link: HTMLAnchorElement; heading: HTMLElement };

function findEntries(nav: HTMLElement): ContentsEntry[] {
  return [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(link.hash.slice(1));
    return heading ? [{ link, heading }] : [];
  });
}

/** Index of the current part, plus the share of it that is read: 2.5 is halfway through the third part. */
function progressOf(entries: readonly ContentsEntry[], end: number): number {
  const tops = [...entries.map(({ heading }) => heading.getBoundingClientRect().top), end];
  const passed = tops.findLastIndex((top) => top <= passedLine);
  if (passed === -1) return 0;
  const from = tops[passed] ?? 0;
  const to = tops[passed + 1] ?? from;
  return to === from ? passed : passed + Math.min(1, (passedLine - from) / (to - from));
}

/** The progress marker in a post's table of contents; it also marks the current heading. */
export function ReadingProgress() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const nav = marker.current?.closest("nav");
    if (!nav) return;
    const entries = findEntries(nav);
    const article = entries[0]?.heading.parentElement;
    let frame = 0;
    const update = () => {
      frame = 0;
      const progress = progressOf(entries, article?.getBoundingClientRect().bottom ?? 0);
      const passed = Math.min(Math.floor(progress), entries.length - 1);
      entries.forEach(({ link }, i) => {
        if (i === passed) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      });
      const row = entries[passed]?.link.parentElement;
      if (row)
        nav.style.setProperty("--offset", `${row.offsetTop + row.offsetHeight * (progress - passed)}px`);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    addEventListener("scroll", schedule, { passive: true });
    addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", schedule);
      removeEventListener("resize", schedule);
    };
  }, []);

  return (
    <span
      aria-hidden="true"
      className="translate-y-[var(--offset,0)] shadow-[0_0_0_1.5px_var(--accent)] absolute top-0.5 left-[3.5px] h-4.25 w-4.25 rounded-full border-3 border-ground bg-accent max-md:hidden noscript:hidden"
      ref={marker}
    />
  );
}
