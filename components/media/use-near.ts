import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds between two looks at the page where the browser can't watch elements by itself. */
const throttle = 300;

function watchByScrolling(element: Element, offset: number, onNear: () => void): () => void {
  let timer: number | undefined;
  const look = () => {
    timer = undefined;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < window.innerHeight + offset && bottom > -offset) onNear();
  };
  const soon = () => {
    timer ??= window.setTimeout(look, throttle);
  };
  window.addEventListener("scroll", soon, { passive: true });
  window.addEventListener("resize", soon);
  look();
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener("scroll", soon);
    window.removeEventListener("resize", soon);
  };
}

/** Calls back once `element` is within `offset` pixels of the viewport, until the returned function is called. */
export function watchNear(element: Element, offset: number, onNear: () => void): () => void {
  if (!("IntersectionObserver" in window)) return watchByScrolling(element, offset, onNear);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onNear();
    },
    { rootMargin: `${offset}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the element behind `ref` has been within `offset` pixels of the viewport. Stays true from then on. */
export function useNear<T extends Element>(offset: number): { ref: RefObject<T | null>; isNear: boolean } {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    return watchNear(ref.current, offset, () => setNear(true));
  }, [isNear, offset]);
  return { ref, isNear };
}
