type SectionHeadProps = {
  heading: string;
  lead?: string;
  /** Larger, for sections whose picture is as wide as the window. */
  statement?: boolean;
};

/** Heading and lead of a section: side by side on wide windows, their first lines on one baseline. */
export function SectionHead({ heading, lead, statement }: SectionHeadProps) {
  return (
    <div
      className={`grid items-baseline gap-x-6 gap-y-4 md:grid-cols-12 ${statement ? "mb-fluid-3" : "mb-fluid-1"}`}
    >
      <h2 className={statement ? "heading-statement md:col-span-7" : "heading-2 md:col-span-6"}>{heading}</h2>
      {lead && <p className="lead md:col-span-5 md:col-start-8">{lead}</p>}
    </div>
  );
}
