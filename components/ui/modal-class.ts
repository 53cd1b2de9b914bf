import css from "./modal.module.css";

/** Classes of a modal's `<dialog>`. Its only child is the panel. */
export const modalClass = `${css.modal} m-0 h-[100dvh] max-h-none w-full max-w-none overflow-y-auto border-0 p-0 sm:p-6`;
