"use client";

import { useEffect, useReducer } from "react";
import { type LeadFormValues, type LeadResult, useLeadForm } from "@/components/lead-form/use-lead-form";
import { callingCodeOf } from "@/lib/base/phone/calling-codes";
import { dispatchAction } from "@/lib/content/actions/bus";
import { type InquiryState, inquiryReducer } from "@/lib/features/inquiry/state";
import { sentInquiry } from "@/lib/features/inquiry/tab-memory";
import { inquirySchema } from "@/lib/features/leads/forms/inquiry";
import { useInquiryActions } from "./use-inquiry-actions";

/** State of one inquiry form and its current view. */
export function useInquiry(initial: InquiryState) {
  const [state, dispatch] = useReducer(inquiryReducer, initial);
  useInquiryActions(dispatch);
  useEffect(() => {
    const inquiry = sentInquiry.get();
    if (inquiry) dispatch({ type: "sent-elsewhere", inquiry });
  }, []);

  const { product, plan, corrects } = state;
  const onSent = (typed: LeadFormValues, { isEmailPublic, reference, receiptUrl }: LeadResult) => {
    const values = inquirySchema.parse(typed);
    const fullPhoneNumber = `${callingCodeOf(values.phonePrefix) ?? ""}${values.phone}`;
    const inquiry = { values, fullPhoneNumber, product, plan, isEmailPublic, reference, receiptUrl };
    sentInquiry.set(inquiry);
    dispatch({ type: "sent", inquiry });
    if (isEmailPublic) dispatchAction({ name: "close-global-form" });
  };
  const lead = useLeadForm({ form: "inquiry", about: { product, plan }, corrects, onSent });

  const refill = () => {
    if (state.sent) lead.keepValues({ message: "", ...state.sent.values });
    lead.clearFailure();
    dispatchAction({ name: "open-global-form" });
  };
  const startNew = () => {
    // The message was about the sent inquiry.
    if (state.sent) lead.keepValues({ ...state.sent.values, message: "" });
    lead.clearFailure();
    dispatch({ type: "start-new-inquiry" });
  };
  return { state, dispatch, lead, refill, startNew };
}

export type InquiryControl = ReturnType<typeof useInquiry>;
