import css from "./modal.module.css";

/** The dialog element of a modal; its panel is its child. */
export const modalClass = `${css.modal} m-0 h-[100dvh] max-h-none w-full max-w-none overflow-y-auto border-0 p-0 sm:p-6`;
