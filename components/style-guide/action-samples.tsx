import { ActionLink } from "@/components/actions/action-link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { HostedForm } from "@/components/hosted-forms/hosted-form";
import { buttonClasses } from "@/components/ui/button";
import { actionNames } from "@/lib/content/actions/actions";
import { hostedFormKinds } from "@/lib/content/hosted-forms/options";

const demoForm = "oxbowdemo";

export function ActionSamples() {
  return (
    <ul className="columns-1 gap-8 sm:columns-2 md:columns-3">
      {actionNames.map((name) => (
        <li className="py-1" key={name}>
          <ActionLink call={{ name, product: "RP", form: demoForm }} className="link">
            {name}
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

/** Each kind of hosted form; where hosted forms are off, each is a link to sales. */
export function HostedFormSamples() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {hostedFormKinds.map((kind) => (
        <div key={kind}>
          <h3 className="heading-4 mb-3">{kind}</h3>
          <HostedForm formId={demoForm} kind={kind} label={`Open the ${kind} form`} title={`Form, ${kind}`}>
            <OpenModalLink className={buttonClasses({ variant: "Outline" })}>Contact sales</OpenModalLink>
          </HostedForm>
        </div>
      ))}
    </div>
  );
}
