/** Class of a choice in a row of choices, or of a button among them. */
export const pillClass =
  "inline-flex h-9 cursor-pointer items-center rounded-pill border border-rule-2 px-3.5 text-sm hover:border-fg has-checked:border-fg has-checked:bg-fg has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring pointer-coarse:h-11";
