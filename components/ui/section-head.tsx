/** Heading and lead of a section: side by side on wide windows, the lead on the heading's last line. */
export function SectionHead({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <div className="mb-[clamp(36px,4.5vw,64px)] grid items-end gap-x-6 gap-y-4 md:grid-cols-12">
      <h2 className="heading-2 md:col-span-7">{heading}</h2>
      {lead && <p className="lead md:col-span-5">{lead}</p>}
    </div>
  );
}
