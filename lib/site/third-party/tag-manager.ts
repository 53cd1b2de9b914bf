import { addScript } from "./add-script";
import type { Running } from "./running";

/**
 * Starts the tag manager on its data layer, where the consent signals stand already.
 *
 * PRIVACY: it hears of pages only from here on; pages seen before consent are not told afterwards.
 */
export async function startTagManager({ src }: { src: string }): Promise<Running> {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ event: "gtm.js", "gtm.start": Date.now() });
  await addScript(src);
  return {
    visit: (path) => window.dataLayer?.push({ event: "page_view", page_path: path }),
    // The denied signals are its stop, and they are in the data layer by now.
    stop: () => {},
  };
}
