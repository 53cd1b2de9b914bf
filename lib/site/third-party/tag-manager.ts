import { addScript } from "./add-script";
import type { Running } from "./running";

/**
 * Starts the tag manager; the consent signals are already in its data layer.
 *
 * PRIVACY: it only receives page views from here on, not those before consent.
 */
export async function startTagManager({ src }: { src: string }): Promise<Running> {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ event: "gtm.js", "gtm.start": Date.now() });
  await addScript(src);
  return {
    visit: (path) => window.dataLayer?.push({ event: "page_view", page_path: path }),
    // The denied consent signals, already in the data layer, stop it.
    stop: () => {},
  };
}
