"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Disclaimer } from "@/components/forms/disclaimer";
import { FormShell } from "@/components/forms/form-shell";
import { Honeypot, honeypotName, readHoneypot } from "@/components/forms/honeypot";
import { callingCodes } from "@/lib/base/phone/calling-codes";
import { buildLeadBody } from "@/lib/features/leads/client/body";
import { leadDraft } from "@/lib/features/leads/client/tab-memory";
import { leadForms } from "@/lib/features/leads/forms";
import { FieldRow } from "./field-row";
import { type LeadField, type LeadFormProps, rowsOf } from "./fields";
import { FormTitle } from "./form-title";
import { LiveField } from "./live-field";
import { ThanksView } from "./thanks-view";
import { type LeadFormState, type LeadFormValues, useLeadForm } from "./use-lead-form";

// SECURITY: zod's fast path builds functions from text, which the content security policy forbids.
z.config({ jitless: true });

function blankOf(fields: readonly LeadField[]): LeadFormValues {
  const values: LeadFormValues = {};
  for (const field of fields) {
    if (field.kind === "phone") values.phonePrefix = callingCodes[0]?.country ?? "";
    values[field.name] =
      field.kind === "consent" ? false : field.kind === "choice" ? (field.options[0]?.value ?? "") : "";
  }
  return values;
}

/** Tells forms of one kind apart that stand on several pages: what they are fixed to. */
const subjectOf = (fixed: LeadFormProps["fixed"]) => Object.values(fixed ?? {}).join("_");

/** Keeps what was typed into the plain form before this one takes its place. */
export function keepTyped({ form, fields, fixed }: LeadFormProps, plain: HTMLFormElement): void {
  const data = new FormData(plain);
  const blank = blankOf(fields);
  const typed = Object.fromEntries(
    Object.entries(blank).map(([name, value]) => {
      const given = data.get(name);
      return [name, typeof value === "boolean" ? given !== null : String(given ?? "")];
    }),
  );
  const isTouched = Object.entries(typed).some(
    ([name, value]) => value !== blank[name] && name !== "phonePrefix",
  );
  if (isTouched) leadDraft(form, subjectOf(fixed)).set({ values: typed, submission: null });
}

export type Sent = { email: string; receipt: Extract<LeadFormState, { status: "sent" }>["receipt"] };

type LiveFormProps = LeadFormProps & {
  /** Sent with what is typed, without making the form another one: what the inquiry is about. */
  about?: Readonly<Record<string, string>>;
  /** Between title and fields. */
  intro?: ReactNode;
  /** What takes the form's place after the send; the form's own thanks by default. */
  renderSent?: (sent: Sent) => ReactNode;
};

/** A lead form with its checks, and what is said after the send. */
export function LeadForm(props: LiveFormProps) {
  const { form: id, title, fields, fixed, about, buttonText, disclaimer, thanks, intro, renderSent } = props;
  const { state, send, getDraft, keepValues } = useLeadForm(id, subjectOf(fixed));
  const blank = useMemo(() => ({ ...fixed, ...blankOf(fields) }), [fixed, fields]);
  const form = useForm<LeadFormValues, unknown, Record<string, unknown>>({
    resolver: zodResolver(leadForms[id].schema),
    defaultValues: blank,
  });
  const { reset, getValues } = form;

  // Before the first paint, so that kept text does not flash in.
  useLayoutEffect(() => {
    const draft = getDraft();
    if (draft) reset({ ...blank, ...draft.values });
  }, [getDraft, reset, blank]);

  if (state.status === "sent") {
    const email = String(getValues("email") ?? "");
    return (
      renderSent?.({ email, receipt: state.receipt }) ?? (
        <ThanksView email={email} receipt={state.receipt} {...thanks} />
      )
    );
  }
  return (
    <>
      {title && <FormTitle>{title}</FormTitle>}
      {intro}
      <FormShell
        failure={state.status === "error" ? state : null}
        footer={<Disclaimer pieces={disclaimer} />}
        form={form}
        loading={state.status === "loading"}
        name={id}
        onSubmit={(values, element) =>
          void send(getValues(), {
            ...fixed,
            ...buildLeadBody(values),
            ...about,
            [honeypotName]: readHoneypot(element),
          })
        }
        onValuesChange={keepValues}
        submitLabel={buttonText}
      >
        {rowsOf(fields).map((row) => (
          <FieldRow key={row[0]?.name}>
            {row.map((field) => (
              <LiveField field={field} key={field.name} />
            ))}
          </FieldRow>
        ))}
        <Honeypot />
      </FormShell>
    </>
  );
}
