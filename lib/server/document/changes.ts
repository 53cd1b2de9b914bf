/** Tells whoever keeps answers that pages have changed. */

type Listener = (path?: string) => void;
let listener: Listener = () => {};

/** Hears of every change from now on: of the page at a path, or, without one, of any number of pages. */
export function onPageChange(hear: Listener): void {
  listener = hear;
}

/** Says that the page at `path` was made anew, or that pages which nobody has counted have to be. */
export function announcePageChange(path?: string): void {
  listener(path);
}

let failureListener: (error: unknown) => void = () => {};

/** Hears of every page that could not be written to the disk. */
export function onFailedWrite(hear: (error: unknown) => void): void {
  failureListener = hear;
}

/** Says that a page is not on the disk. */
export function announceFailedWrite(error: unknown): void {
  failureListener(error);
}
