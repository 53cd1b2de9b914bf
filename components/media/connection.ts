/** What the browser tells about the connection (Network Information API). Not every browser has it. */
type Connection = EventTarget & { saveData?: boolean; downlink?: number };

/** Megabits a second below which images are sent in the lower quality. */
const slowDownlink = 5;

function getConnection(): Connection | null {
  return "connection" in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : null;
}

/** Whether the visitor asked for less data. Only in the browser. */
export function savesData(): boolean {
  return getConnection()?.saveData === true;
}

/** Whether the visitor asked for less data or has a slow line. Only in the browser. */
export function isSlow(): boolean {
  const { downlink } = getConnection() ?? {};
  return savesData() || (downlink !== undefined && downlink < slowDownlink);
}

/** Calls back when the connection changes, until the returned function is called. */
export function watchConnection(onChange: () => void): () => void {
  const connection = getConnection();
  connection?.addEventListener("change", onChange);
  return () => connection?.removeEventListener("change", onChange);
}
