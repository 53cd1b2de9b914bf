"use client";

import { useCallback, useRef, useState } from "react";
import { pushLeadEvent } from "@/lib/features/analytics/data-layer";
import { buildLeadBody } from "@/lib/features/leads/build-lead-body";
import { type LeadDraft, leadDraftEntry, nextSubmission } from "@/lib/features/leads/client/lead-draft";
import type { LeadConfirmation, LeadResponse, SendFailure } from "@/lib/features/leads/client/lead-response";
import { noResponse, sendLead } from "@/lib/features/leads/client/send";
import { type LeadFormId, leadForms } from "@/lib/features/leads/forms";
import { readLeadTracking } from "@/lib/features/tracking/lead-tracking";
import { recordLead } from "@/lib/features/tracking/visit";

export type LeadFormValues = LeadDraft["values"];

type LeadRequest = { status: "idle" } | { status: "sending" } | ({ status: "failed" } & SendFailure);

type LeadFormOptions = {
  form: LeadFormId;
  /** Fixed values sent with the entered ones: which guide, which post. Each combination has its own draft. */
  fixed?: Readonly<Record<string, string>>;
  /** More fixed values, which share one draft: the product and plan. */
  about?: Readonly<Record<string, string>>;
  /** Receipt of the lead that this one corrects. */
  corrects?: string | null;
  onSent: (input: LeadFormValues, confirmation: LeadConfirmation) => void;
};

type Submission = { input: LeadFormValues; validated: Record<string, unknown>; honeypot: string };

/** Part of a draft's key: the fixed values, because several pages have the same form. */
export const subjectOf = (fixed: LeadFormOptions["fixed"]) => Object.values(fixed ?? {}).join("_");

/** Stores the draft in the tab's session storage, so that closing the form loses nothing. */
function useDraft(form: LeadFormId, subject: string) {
  const kept = useRef<LeadDraft | null>(null);
  const getDraft = useCallback(() => {
    kept.current ??= leadDraftEntry(form, subject).get();
    return kept.current;
  }, [form, subject]);
  const keepDraft = useCallback(
    (draft: LeadDraft | null) => {
      kept.current = draft;
      if (draft) leadDraftEntry(form, subject).set(draft);
      else leadDraftEntry(form, subject).clear();
    },
    [form, subject],
  );
  const keepValues = useCallback(
    (values: LeadFormValues) => keepDraft({ values, submission: getDraft()?.submission ?? null }),
    [getDraft, keepDraft],
  );
  return { getDraft, keepDraft, keepValues };
}

/** Time since the form was first shown, in ms; undefined if unknown. */
function useFillTime() {
  const shownAt = useRef<number | null>(null);
  const startFillTime = useCallback(() => {
    // Counted from the first time it was shown: a person may reopen the form and send at once.
    shownAt.current ??= performance.now();
  }, []);
  const readFillTime = () =>
    shownAt.current === null ? undefined : Math.round(performance.now() - shownAt.current);
  return { startFillTime, readFillTime };
}

/** Draft, sending and error of one form. A failed send keeps its key, so a retry makes no second lead. */
export function useLeadForm({ form, fixed, about, corrects = null, onSent }: LeadFormOptions) {
  const [request, setRequest] = useState<LeadRequest>({ status: "idle" });
  const { getDraft, keepDraft, keepValues } = useDraft(form, subjectOf(fixed));
  const { startFillTime, readFillTime } = useFillTime();
  const isSending = useRef(false);

  /** Initial values from the draft; null for a blank form, whose fill time starts now. */
  const loadInitialValues = useCallback(() => {
    const draft = getDraft();
    // A restored draft was entered before this form was shown, so its fill time is unknown.
    if (draft === null) startFillTime();
    return draft?.values ?? null;
  }, [getDraft, startFillTime]);

  const settle = (input: LeadFormValues, response: LeadResponse | null) => {
    if (response?.status !== "sent") {
      // A conflict means that the key was used with other content: the next attempt needs a new key.
      if (response?.code === 409) keepDraft({ values: getDraft()?.values ?? input, submission: null });
      const { message, fields } = response ?? noResponse;
      return setRequest({ status: "failed", message, fields });
    }
    const { status, ...confirmation } = response;
    keepDraft(null);
    setRequest({ status: "idle" });
    onSent(input, confirmation);
  };

  /** Sends the form: `input` is what the visitor entered, `validated` what the schema made of it. */
  const send = async ({ input, validated, honeypot }: Submission) => {
    // A ref, because state would change too late to stop a double click.
    if (isSending.current) return;
    const content: Record<string, unknown> = { ...fixed, ...buildLeadBody(validated), ...about };
    const meta = { tracking: readLeadTracking(content), website: honeypot, fillTime: readFillTime() };
    const submission = nextSubmission(getDraft()?.submission ?? null, { ...content, ...meta });
    isSending.current = true;
    keepDraft({ values: input, submission });
    setRequest({ status: "sending" });
    const response = await sendLead(form, submission, corrects);
    isSending.current = false;
    if (response?.status === "sent") {
      const { product, plan } = content;
      const { analyticsEvent: event } = leadForms[form];
      // A correction was counted when the lead was first sent.
      if (corrects === null) pushLeadEvent({ form, event, product, plan, leadId: response.leadId });
      recordLead(content);
    }
    settle(input, response);
  };

  const clearFailure = () =>
    setRequest((current) => (current.status === "failed" ? { status: "idle" } : current));

  return { form, fixed, request, loadInitialValues, keepValues, send, clearFailure };
}

export type LeadFormControl = ReturnType<typeof useLeadForm>;
