"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { callingCodeOf } from "@/lib/base/phone/calling-codes";
import { dispatchAction } from "@/lib/content/actions/bus";
import { pushLeadEvent } from "@/lib/features/analytics/data-layer";
import { type InquiryState, inquiryReducer, type SentInquiry } from "@/lib/features/inquiry/state";
import { type InquiryDraft, inquiryDraft, sentInquiry } from "@/lib/features/inquiry/tab-memory";
import type { LeadAnswer } from "@/lib/features/leads/client/answer";
import { correctionEndpoint, leadEndpoint } from "@/lib/features/leads/client/endpoint";
import { noAnswer, sendLead } from "@/lib/features/leads/client/send";
import { composePhoneNumber, nextSubmission, type Submission } from "@/lib/features/leads/client/submission";
import { type Inquiry, type InquiryInput, inquiryForm } from "@/lib/features/leads/forms/inquiry";
import { readLeadTracking } from "@/lib/features/tracking/lead-tracking";
import { recordLead } from "@/lib/features/tracking/visit";
import { useInquiryActions } from "./use-inquiry-actions";

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

/** Sends an inquiry, or what corrects the one with the private page `corrects`. Null: no answer came. */
async function deliver(submission: Submission, corrects: string | null): Promise<LeadAnswer | null> {
  if (corrects !== null) {
    const answer = await sendLead(correctionEndpoint(corrects), submission);
    // Withdrawn or erased meanwhile: then there is nothing left to correct, and this is a new inquiry.
    if (answer?.status !== "refused" || answer.code !== 404) return answer;
  }
  return sendLead(leadEndpoint("inquiry"), submission);
}

/** One inquiry of this tab: its state, the text being typed, and the way to the server. */
export function useInquiry(initial: InquiryState) {
  const [state, dispatch] = useReducer(inquiryReducer, initial);
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
      // A conflict means that the key names another content: the next try needs a key of its own.
      if (answer?.code === 409) keepDraft({ values: completed(inquiry.values), submission: null });
      const { message, fields } = answer ?? noAnswer;
      dispatch({ type: "not-sent", message, fields });
      return;
    }
    const { isEmailPublic, reference, receiptUrl } = answer;
    const sent = { ...inquiry, isEmailPublic, reference, receiptUrl };
    inquiryDraft.clear();
    sentInquiry.set({ ...sent, values: completed(sent.values) });
    dispatch({ type: "sent", inquiry: sent });
    if (isEmailPublic) dispatchAction({ name: "close-global-form" });
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
    dispatch({ type: "send" });
    const answer = await deliver(submission, state.corrects);
    isSending.current = false;
    if (answer?.status === "sent") {
      pushLeadEvent({
        form: "inquiry",
        event: inquiryForm.event,
        product,
        plan,
        leadId: answer.leadId,
        key: submission.key,
      });
      recordLead({ product, plan });
    }
    settle(answer, { values, fullPhoneNumber, product, plan, isEmailPublic: false });
  };

  const refill = () => {
    if (state.sent) keepValues(state.sent.values);
    dispatchAction({ name: "open-global-form" });
  };

  return { state, dispatch, send, refill, getDraft, keepValues, onFormMount };
}

export type InquiryControl = ReturnType<typeof useInquiry>;
