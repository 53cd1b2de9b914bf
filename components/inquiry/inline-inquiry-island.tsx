"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { LeadField } from "@/components/lead-form/fields";
import { FormIsland } from "@/components/lead-form/form-island";
import { onAction } from "@/lib/content/actions/bus";
import { ClosedForm } from "./closed-form";
import type { InlineInquiryProps } from "./inline-inquiry";

const load = () => import("./inline-inquiry");

/** The global form state: open until an action closes it or an inquiry with a public email is sent. */
function useGlobalFormState(): boolean {
  const [isOpen, setOpen] = useState(true);
  useEffect(
    () =>
      onAction(({ name }) => {
        if (name === "open-global-form") setOpen(true);
        else if (name === "close-global-form") setOpen(false);
      }),
    [],
  );
  return isOpen;
}

type InlineInquiryIslandProps = Omit<InlineInquiryProps, "isFormVisible"> & {
  /** Passed by the server: the module that builds them would add the schema library to the browser bundle. */
  fields: readonly LeadField[];
  children: ReactNode;
};

/**
 * Replaces the plain inquiry form (`children`) with the live one once a visitor uses it, or when the form is
 * closed: the live one can show a summary of what was sent.
 */
export function InlineInquiryIsland({ fields, children, ...props }: InlineInquiryIslandProps) {
  const isFormVisible = useGlobalFormState();
  return (
    <FormIsland
      isNeeded={!isFormVisible}
      load={load}
      plain={{ form: "inquiry", fields }}
      render={({ InlineInquiry }) => <InlineInquiry {...props} isFormVisible={isFormVisible} />}
    >
      <div hidden={!isFormVisible}>{children}</div>
      {!isFormVisible && <ClosedForm />}
    </FormIsland>
  );
}
