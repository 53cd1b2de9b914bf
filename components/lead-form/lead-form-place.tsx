import type { LeadFormProps } from "./fields";
import { FormTitle } from "./form-title";
import { LeadFormIsland } from "./lead-form-island";
import { PlainForm } from "./plain-lead-form";

/** A lead form in a page: works as it stands, and checks in place where scripts run. */
export function LeadFormPlace(props: LeadFormProps) {
  return (
    <LeadFormIsland {...props}>
      {props.title && <FormTitle>{props.title}</FormTitle>}
      <PlainForm {...props} />
    </LeadFormIsland>
  );
}
