import { type RefObject, useEffect, useState } from "react";

/** Distance from the viewport, in px, at which a part of a page starts to load (specification, point 9). */
const loadOffset = 300;
/** Minimum time between checks while scrolling, in ms, for browsers without IntersectionObserver. */
const throttleMs = 300;

function watchByScrolling(element: Element, onNear: () => void): () => void {
  let timer: number | undefined;
  const check = () => {
    timer = undefined;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < window.innerHeight + loadOffset && bottom > -loadOffset) onNear();
  };
  const scheduleCheck = () => {
    timer ??= window.setTimeout(check, throttleMs);
  };
  window.addEventListener("scroll", scheduleCheck, { passive: true });
  window.addEventListener("resize", scheduleCheck);
  check();
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener("scroll", scheduleCheck);
    window.removeEventListener("resize", scheduleCheck);
  };
}

function watchNear(element: Element, onNear: () => void): () => void {
  if (!("IntersectionObserver" in window)) return watchByScrolling(element, onNear);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onNear();
    },
    { rootMargin: `${loadOffset}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** True once the element has been near the viewport, for parts that load only then. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    return watchNear(ref.current, () => setNear(true));
  }, [isNear, ref]);
  return isNear;
}
