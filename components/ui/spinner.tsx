/** A loading spinner in the current color. Decorative: there must be text next to it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 flex-none animate-[turn_0.9s_linear_infinite] rounded-full border-2 border-current/28 border-t-current motion-reduce:[animation-duration:3s]"
    />
  );
}
