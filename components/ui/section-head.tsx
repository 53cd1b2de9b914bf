/** Heading and lead of a section: side by side on wide windows, their first lines on one baseline. */
export function SectionHead({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <div className="mb-[clamp(36px,4.5vw,64px)] grid items-baseline gap-x-6 gap-y-4 md:grid-cols-12">
      <h2 className="heading-2 md:col-span-6">{heading}</h2>
      {lead && <p className="lead md:col-span-5 md:col-start-8">{lead}</p>}
    </div>
  );
}
