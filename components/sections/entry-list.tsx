import type { ReactNode } from "react";
import { SiteLink } from "@/components/media/site-link";
import type { Tint } from "@/lib/base/products";

type EntryProps = {
  href: string;
  title: string;
  lead?: string;
  /** The hue of the product that the entry is about. */
  tint?: Tint;
  /** Above the title, such as a company's mark. */
  above?: ReactNode;
  /** Small print below the lead. */
  note?: string;
  /** Beside the words on wide windows: figures, an example. */
  children?: ReactNode;
};

/** A heading whose link covers its whole entry, which is a `relative group`. */
export function EntryTitle({ href, children }: { href: string; children: ReactNode }) {
  return (
    <h2 className="heading-3">
      <SiteLink
        className="underline decoration-1 decoration-current/35 underline-offset-5 after:absolute after:inset-0 group-hover:decoration-current"
        href={href}
      >
        {children}
      </SiteLink>
    </h2>
  );
}

/** A row of an `EntryList`. The link covers all of it. */
export function Entry({ href, title, lead, tint, above, note, children }: EntryProps) {
  return (
    <li
      className={`group relative grid gap-x-16 gap-y-3 border-rule border-b ${children ? "@2xl:grid-cols-2" : ""}`}
      data-tint={tint}
    >
      <div className={`py-8 ${children ? "@max-2xl:pb-2" : ""}`}>
        {above}
        <EntryTitle href={href}>{title}</EntryTitle>
        {lead && <p className="mt-2 max-w-[60ch] text-fg-2 first-letter:uppercase">{lead}</p>}
        {note && <p className="note mt-3">{note}</p>}
      </div>
      {children && (
        <div className="min-w-0 @max-2xl:mb-10 @2xl:content-center bg-tint-100 p-6 @2xl:px-10">
          {children}
        </div>
      )}
    </li>
  );
}

/** Pages of one kind, such as all customers: a ruled list of entries. */
export function EntryList({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={`@container border-fg border-t ${className ?? ""}`}>{children}</ul>;
}
