import type { ReactNode } from "react";

/** A section with its heading beside its content on wide windows. */
export function SideSection({
  heading,
  lead,
  children,
  className = "section",
}: {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={className}>
      <div className="wrap grid gap-x-6 gap-y-8 md:grid-cols-3">
        <div className="md:pr-6">
          <h2 className="heading-2">{heading}</h2>
          {lead && <div className="mt-4 max-w-[34ch] text-fg-2">{lead}</div>}
        </div>
        <div className="md:col-span-2">{children}</div>
      </div>
    </section>
  );
}
