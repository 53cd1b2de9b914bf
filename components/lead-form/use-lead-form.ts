"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { pushLeadEvent } from "@/lib/features/analytics/data-layer";
import type { LeadAnswer, LeadReceipt, SendFailure } from "@/lib/features/leads/client/answer";
import { leadEndpoint } from "@/lib/features/leads/client/endpoint";
import { noAnswer, sendLead } from "@/lib/features/leads/client/send";
import { type LeadContent, nextSubmission } from "@/lib/features/leads/client/submission";
import { type LeadDraft, leadDraft } from "@/lib/features/leads/client/tab-memory";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { leadForms } from "@/lib/features/leads/forms";
import { readLeadTracking } from "@/lib/features/tracking/lead-tracking";
import { recordLead } from "@/lib/features/tracking/visit";

export type LeadFormValues = LeadDraft["values"];

export type LeadFormState =
  | { status: "idle" }
  | { status: "loading" }
  | ({ status: "error" } & SendFailure)
  | { status: "sent"; receipt: LeadReceipt & { isEmailPublic: boolean } };

/** The text being typed, kept in the tab. */
function useDraft(form: LeadFormId, subject: string) {
  const kept = useRef<LeadDraft | null>(null);
  const getDraft = useCallback(() => {
    kept.current ??= leadDraft(form, subject).get();
    return kept.current;
  }, [form, subject]);
  const keepDraft = useCallback(
    (draft: LeadDraft | null) => {
      kept.current = draft;
      if (draft) leadDraft(form, subject).set(draft);
      else leadDraft(form, subject).clear();
    },
    [form, subject],
  );
  return { getDraft, keepDraft };
}

/**
 * One lead form: the text being typed, the way to the server, and what came of it. A failed send keeps its
 * name, so that the next one of the same content is the same lead.
 */
export function useLeadForm(form: LeadFormId, subject: string) {
  const [state, setState] = useState<LeadFormState>({ status: "idle" });
  const { getDraft, keepDraft } = useDraft(form, subject);
  const isSending = useRef(false);
  const shownAt = useRef<number | null>(null);

  useEffect(() => {
    // A kept draft was typed before this form was shown, so the time to fill it is not known here.
    if (getDraft() === null) shownAt.current ??= performance.now();
  }, [getDraft]);

  const keepValues = useCallback(
    (values: LeadFormValues) => keepDraft({ values, submission: getDraft()?.submission ?? null }),
    [getDraft, keepDraft],
  );

  const settle = (answer: LeadAnswer | null, values: LeadFormValues) => {
    if (answer?.status === "sent") {
      const { status, ...receipt } = answer;
      keepDraft(null);
      return setState({ status, receipt });
    }
    // A conflict means that the key names another content: the next try needs a key of its own.
    if (answer?.code === 409) keepDraft({ values, submission: null });
    const { message, fields } = answer ?? noAnswer;
    setState({ status: "error", message, fields });
  };

  /** Sends `content` for what stands in the form as `values`. */
  const send = async (values: LeadFormValues, content: LeadContent) => {
    // State would come a render too late for a double click.
    if (isSending.current) return;
    isSending.current = true;
    const tracking = readLeadTracking(content);
    const fillTime = shownAt.current === null ? undefined : Math.round(performance.now() - shownAt.current);
    const previous = getDraft()?.submission ?? null;
    const submission = nextSubmission(previous, { ...content, tracking, fillTime }, () =>
      crypto.randomUUID(),
    );
    keepDraft({ values, submission });
    setState({ status: "loading" });
    const answer = await sendLead(leadEndpoint(form), submission);
    isSending.current = false;
    if (answer?.status === "sent") {
      const { product, plan } = content;
      pushLeadEvent({
        form,
        event: leadForms[form].event,
        product,
        plan,
        leadId: answer.leadId,
        key: submission.key,
      });
      recordLead(content);
    }
    settle(answer, values);
  };

  return { state, send, getDraft, keepValues };
}
