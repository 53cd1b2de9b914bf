"use client";

import { type FormEvent, useState } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import {
  type Consent,
  type ConsentChoice,
  consentCategories,
  everythingAllowed,
  nothingAllowed,
} from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";
import { categoryCopy, gpcText } from "@/lib/content/consent/copy";

type ConsentFormProps = {
  consent: Consent;
  /** Called when a choice has been saved. */
  onChosen: () => void;
};

function CategoryText({ name, text }: { name: string; text: string }) {
  return (
    <span>
      <span className="block font-[600]">{name}</span>
      <span className="block text-fg-2 text-sm">{text}</span>
    </span>
  );
}

function Choices({ choose }: { choose: (choice: ConsentChoice) => void }) {
  // Rejecting and accepting look the same on purpose.
  const outlineClasses = buttonClasses({ variant: "Outline", color: "PrimaryAlt" });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2">
      <button className={outlineClasses} onClick={() => choose(nothingAllowed)} type="button">
        Reject all
      </button>
      <button className={outlineClasses} onClick={() => choose(everythingAllowed)} type="button">
        Accept all
      </button>
      <button className={buttonClasses({ color: "PrimaryAlt" })} type="submit">
        Save my choice
      </button>
    </div>
  );
}

/** The consent choice by category. Rejecting takes as many clicks as accepting. */
export function ConsentForm({ consent, onChosen }: ConsentFormProps) {
  // A box that was not changed here shows the stored consent, which another tab may update.
  const [touched, setTouched] = useState<Partial<ConsentChoice>>({});
  const choose = (choice: ConsentChoice) => {
    setConsent(choice);
    setTouched({});
    onChosen();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose({ ...consent, ...touched });
  };
  return (
    <form onSubmit={save}>
      {consent.source === "gpc" && (
        <p className="mb-4 border-l-3 border-tint-500 py-0.5 pl-3 text-sm">{gpcText}</p>
      )}
      <fieldset className="border-fg border-t">
        <legend className="sr-only">What we may store</legend>
        <p className="grid grid-cols-[20px_minmax(0,1fr)] gap-3.5 border-b border-rule py-3.5">
          {/* Always on, so it is drawn as a filled square and not as a checkbox. */}
          <span aria-hidden="true" className="mt-0.5 h-5 w-5 rounded-1 bg-rule-2" />
          <CategoryText {...categoryCopy.necessary} />
        </p>
        {consentCategories.map((category) => (
          <label
            className="grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] gap-3.5 border-b border-rule py-3.5"
            key={category}
          >
            <input
              className="mt-0.5 size-5 accent-tint-700 not-checked:appearance-none not-checked:rounded-1 not-checked:border not-checked:border-fg-3 not-checked:bg-ground-2"
              checked={touched[category] ?? consent[category]}
              name={category}
              onChange={({ currentTarget }) => setTouched({ ...touched, [category]: currentTarget.checked })}
              type="checkbox"
            />
            <CategoryText {...categoryCopy[category]} />
          </label>
        ))}
      </fieldset>
      <Choices choose={choose} />
    </form>
  );
}
