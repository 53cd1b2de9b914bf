import { Drawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/question-river.svg";

/** A river in the shape of a question mark. Decorative. */
export function QuestionRiver({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 620 560">
      <Drawing file={river} />
    </svg>
  );
}
