export function NumberedSteps({
  steps,
  className = "",
}: {
  steps: readonly { title: string; text: string }[];
  className?: string;
}) {
  return (
    <ol className={`border-t border-fg [counter-reset:step] ${className}`}>
      {steps.map(({ title, text }) => (
        <li
          className="relative border-b border-rule pt-4.5 pb-5 pl-12 [counter-increment:step] before:absolute before:top-5 before:left-0 before:font-display before:text-[1.5rem] before:leading-none before:font-[560] before:text-accent before:content-[counter(step)]"
          key={title}
        >
          <h3 className="heading-4">{title}</h3>
          <p className="mt-1 max-w-160 text-fg-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
