import type { ReactNode } from "react";
import { FormRiver } from "./form-river";
import css from "./form-section.module.css";

type FormSectionProps = {
  id: string;
  heading: string;
  lead: string;
  /** Content below heading and lead. */
  aside?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** A section with a form: text on a dark background, the form on a card beside it. */
export function FormSection({ id, heading, lead, aside, children }: FormSectionProps) {
  return (
    <section className={`${css.formSection} on-deep relative overflow-clip`} id={id}>
      <FormRiver />
      <div className="wrap">
        <div>
          <h2 className="heading-2">{heading}</h2>
          <p className="lead mt-4">{lead}</p>
          {aside}
        </div>
        <div className={`form-card ${css.formCard} on-paper`}>{children}</div>
      </div>
    </section>
  );
}
