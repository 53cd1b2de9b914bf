/** Connects Next's page cache with the response cache and the log. */

let onUpdate: (path?: string) => void = () => {};
let onFailure: (error: unknown) => void = () => {};

/** Calls `listener` for each page that was rendered again, or without a path when any number of pages has expired. */
export function onPageUpdate(listener: (path?: string) => void): void {
  onUpdate = listener;
}

/** The page at `path` was rendered again; without a path: some pages have expired. */
export function emitPageUpdate(path?: string): void {
  onUpdate(path);
}

/** Calls `listener` for each page that could not be written to the disk. */
export function onWriteFailure(listener: (error: unknown) => void): void {
  onFailure = listener;
}

export function emitWriteFailure(error: unknown): void {
  onFailure(error);
}
