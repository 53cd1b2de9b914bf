import type { Page } from "playwright/test";

type Shift = PerformanceEntry & {
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Collects the vertical layout shifts of a page that is opened afterwards. Horizontal ones are ignored: a late web font
 * moves words by less than a letter's width.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const { sources } of entries as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          if (Math.abs(previousRect.top - currentRect.top) > 1 && currentRect.height > 0)
            shifts.push(
              `${node?.nodeName} from ${previousRect.top} to ${currentRect.top}: ${node?.textContent}`,
            );
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      async readShifts() {
        // A frame reports its shifts when it has been painted.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        add(observer.takeRecords());
        return shifts;
      },
    });
  });

/** Describes the shifts so far; an empty list if nothing moved. */
export const readShifts = (page: Page) => page.evaluate<string[]>(() => Reflect.get(window, "readShifts")());
