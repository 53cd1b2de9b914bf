/** A text with its words between backticks as code. */
export function CodeWords({ children }: { children: string }) {
  return children.split("`").map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : part));
}
