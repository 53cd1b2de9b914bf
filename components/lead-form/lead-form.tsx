"use client";

import { type ReactNode, useState } from "react";
import type { LeadFormProps } from "./fields";
import { FormTitle } from "./form-title";
import { LiveForm } from "./live-form";
import { ThanksView } from "./thanks-view";
import { type LeadResult, useLeadForm } from "./use-lead-form";

export type Sent = { email: string; receipt: LeadResult };

type LiveLeadFormProps = Omit<LeadFormProps, "thanks"> & {
  /** Values sent with the typed ones that do not affect the draft: the subject of the inquiry. */
  about?: Readonly<Record<string, string>>;
  intro?: ReactNode;
  /** Shown instead of the form after the send. */
  thanks: LeadFormProps["thanks"] | ((sent: Sent) => ReactNode);
};

export function LeadForm({ form, title, fixed, about, thanks, intro, ...shown }: LiveLeadFormProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const lead = useLeadForm({
    form,
    fixed,
    about,
    onSent: ({ email }, receipt) => setSent({ email: String(email ?? ""), receipt }),
  });

  if (sent) return typeof thanks === "function" ? thanks(sent) : <ThanksView {...sent} {...thanks} />;
  return (
    <>
      {title && <FormTitle>{title}</FormTitle>}
      {intro}
      <LiveForm {...shown} lead={lead} />
    </>
  );
}
