import type { LeadFormProps } from "./fields";
import { FormTitle } from "./form-title";
import { LeadFormIsland } from "./lead-form-island";
import { PlainForm } from "./plain-form";

/** A lead form in a page: a plain form first, replaced by the live form when it is used. */
export function InlineLeadForm(props: LeadFormProps) {
  return (
    <LeadFormIsland {...props}>
      {props.title && <FormTitle>{props.title}</FormTitle>}
      <PlainForm {...props} />
    </LeadFormIsland>
  );
}
