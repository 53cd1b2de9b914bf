/** The Network Information API, which not every browser supports. */
type Connection = EventTarget & { saveData?: boolean; downlink?: number };

/** Below this bandwidth in Mbit/s, images are requested in lower quality. */
const slowDownlink = 5;

function getConnection(): Connection | null {
  return "connection" in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : null;
}

/** Whether the visitor has data saving turned on. Only in the browser. */
export function hasDataSaver(): boolean {
  return getConnection()?.saveData === true;
}

/** Whether images should be light: data saving is on, or the connection is slow. Only in the browser. */
export function wantsLightImages(): boolean {
  const { downlink } = getConnection() ?? {};
  return hasDataSaver() || (downlink !== undefined && downlink < slowDownlink);
}

/** Calls `onChange` when the connection changes; returns a function that unsubscribes. */
export function watchConnection(onChange: () => void): () => void {
  const connection = getConnection();
  connection?.addEventListener("change", onChange);
  return () => connection?.removeEventListener("change", onChange);
}
