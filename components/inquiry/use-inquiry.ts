"use client";

import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { pushLeadEvent } from "@/lib/analytics/data-layer";
import { type InquiryState, inquiryReducer, type SentInquiry } from "@/lib/inquiry/state";
import { type InquiryDraft, inquiryDraft, sentInquiry } from "@/lib/inquiry/tab-memory";
import type { LeadAnswer } from "@/lib/lead-form/answer";
import { noAnswer, sendLead } from "@/lib/lead-form/send";
import { composePhoneNumber, nextSubmission } from "@/lib/lead-form/submission";
import type { Inquiry, InquiryInput } from "@/lib/leads/forms/inquiry";
import { callingCodeOf } from "@/lib/phone/calling-codes";
import { readLeadTracking } from "@/lib/tracking/lead-tracking";
import { useInquiryActions } from "./use-inquiry-actions";

const noFieldErrors: Readonly<Record<string, string>> = {};

const completed = (values: InquiryInput): InquiryDraft["values"] => ({
  ...values,
  message: values.message ?? "",
});

/** The text being typed. It outlives the form, so an accidental close costs nothing. */
function useDraft() {
  const kept = useRef<InquiryDraft | null>(null);
  const getDraft = useCallback(() => {
    kept.current ??= inquiryDraft.get();
    return kept.current;
  }, []);
  const keepDraft = useCallback((draft: InquiryDraft) => {
    kept.current = draft;
    inquiryDraft.set(draft);
  }, []);
  const keepValues = useCallback(
    (values: InquiryInput) =>
      keepDraft({ values: completed(values), submission: getDraft()?.submission ?? null }),
    [getDraft, keepDraft],
  );
  return { getDraft, keepDraft, keepValues };
}

/** One inquiry of this tab: its state, the text being typed, and the way to the server. */
export function useInquiry(initial: InquiryState) {
  const [state, dispatch] = useReducer(inquiryReducer, initial);
  const [fieldErrors, setFieldErrors] = useState(noFieldErrors);
  const { getDraft, keepDraft, keepValues } = useDraft();
  useInquiryActions(dispatch);
  const isSending = useRef(false);
  const shownAt = useRef<number | null>(null);

  useEffect(() => {
    const inquiry = sentInquiry.get();
    if (inquiry) dispatch({ type: "remember", inquiry });
  }, []);

  const onFormMount = useCallback(() => {
    // From the first show on: someone who closes, opens again and sends at once is no script. A kept draft
    // was typed before this form was shown, so the time to fill it is not known here.
    if (getDraft() === null) shownAt.current ??= performance.now();
    dispatch({ type: "close-success-modal" });
  }, [getDraft]);

  const settle = (answer: LeadAnswer | null, inquiry: SentInquiry) => {
    if (answer?.status !== "sent") {
      setFieldErrors(answer?.fields ?? noFieldErrors);
      // A conflict means that the key names another content: the next try needs a key of its own.
      if (answer?.code === 409) keepDraft({ values: completed(inquiry.values), submission: null });
      dispatch({ type: "not-sent", message: answer?.message ?? noAnswer });
      return;
    }
    const { isEmailPublic, leadId, reference, receiptUrl } = answer;
    const sent = { ...inquiry, isEmailPublic, reference, receiptUrl };
    pushLeadEvent("inquiry", leadId);
    inquiryDraft.clear();
    sentInquiry.set({ ...sent, values: completed(sent.values) });
    dispatch({ type: "sent", inquiry: sent });
  };

  const send = async (values: Inquiry, website: string) => {
    // State would come a render too late for a double click.
    if (isSending.current) return;
    isSending.current = true;
    const { product, plan } = state;
    const { phonePrefix, phone, ...typed } = values;
    const fullPhoneNumber = composePhoneNumber(callingCodeOf(phonePrefix) ?? "", phone);
    const tracking = readLeadTracking({ product, plan });
    const fillTime = shownAt.current === null ? undefined : Math.round(performance.now() - shownAt.current);
    const content = { ...typed, fullPhoneNumber, product, plan, tracking, website, fillTime };
    const submission = nextSubmission(getDraft()?.submission ?? null, content, () => crypto.randomUUID());
    keepDraft({ values, submission });
    setFieldErrors(noFieldErrors);
    dispatch({ type: "send" });
    const answer = await sendLead("inquiry", submission);
    isSending.current = false;
    settle(answer, { values, fullPhoneNumber, product, plan, isEmailPublic: false });
  };

  const refill = () => {
    if (state.sentValues) keepValues(state.sentValues);
    dispatch({ type: "set-global-form", isOpen: true });
  };

  return { state, dispatch, fieldErrors, send, refill, getDraft, keepValues, onFormMount };
}

export type InquiryControl = ReturnType<typeof useInquiry>;
