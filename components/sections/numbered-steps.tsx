import css from "./numbered-steps.module.css";

export function NumberedSteps({
  steps,
  className = "",
}: {
  steps: readonly { title: string; text: string }[];
  className?: string;
}) {
  return (
    <ol className={`${css.plainSteps} ${className}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="heading-4">{title}</h3>
          <p className="mt-1 text-fg-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
