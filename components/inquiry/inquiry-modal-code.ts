/**
 * The modal's code, which this module loads but does not run: running it takes a slow phone 0.2 s, and most visitors never
 * open the modal. CommonJS, because an `import` would run at once.
 */

/** Validation. */
export const runSchema = (): void => void require("@/lib/features/leads/forms/inquiry");

export const runModal = (): typeof import("./inquiry-modal") => require("./inquiry-modal");
