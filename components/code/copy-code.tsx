"use client";

import { useCopy } from "@/components/ui/use-copy";
import css from "./code-panel.module.css";

/** Copies the visible sample of the surrounding `.code-choice`. */
export function CopyCode() {
  const [isCopied, copy] = useCopy();

  const copySample = async (button: HTMLElement) => {
    // The text is read from the page: passed as a prop it would be sent a second time.
    const samples = button.closest(".code-choice")?.querySelectorAll<HTMLElement>("[data-language]") ?? [];
    const shown = [...samples].find((sample) => getComputedStyle(sample).display !== "none");
    if (!shown) return;
    // Without clipboard permission, select the text so that the visitor can copy it with the keyboard.
    if (!(await copy(shown.textContent ?? ""))) getSelection()?.selectAllChildren(shown);
  };

  return (
    <button
      className={`${css.codeCopy} min-w-16 self-stretch text-right font-mono text-2xs leading-[normal] font-normal text-fg-2 hover:text-fg`}
      onClick={(event) => copySample(event.currentTarget)}
      type="button"
    >
      <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
    </button>
  );
}
