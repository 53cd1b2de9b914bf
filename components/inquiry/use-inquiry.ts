"use client";

import { useEffect, useReducer, useRef } from "react";
import { type LeadFormValues, useLeadForm } from "@/components/lead-form/use-lead-form";
import { callingCodeOf } from "@/lib/base/phone/calling-codes";
import type { ActionName } from "@/lib/content/actions/actions";
import { dispatchAction, onAction } from "@/lib/content/actions/bus";
import { sentInquiry } from "@/lib/features/inquiry/sent-inquiry";
import { type InquiryAction, type InquiryState, inquiryReducer } from "@/lib/features/inquiry/state";
import type { LeadConfirmation } from "@/lib/features/leads/client/lead-response";
import { inquirySchema } from "@/lib/features/leads/forms/inquiry";

/** Named actions that change the state of every inquiry form on the page. */
const stateActions: Partial<Record<ActionName, InquiryAction>> = {
  "open-success-modal": { type: "open-success-modal" },
  "close-success-modal": { type: "close-success-modal" },
  "open-global-form": { type: "set-global-form", isOpen: true },
  "close-global-form": { type: "set-global-form", isOpen: false },
};

/** State of one inquiry form and its current view. */
export function useInquiry(initial: InquiryState) {
  const [state, dispatch] = useReducer(inquiryReducer, initial);
  useEffect(() => {
    const showSent = () => {
      const inquiry = sentInquiry.get();
      if (inquiry) dispatch({ type: "sent-elsewhere", inquiry });
    };
    showSent();
    return onAction(({ name }) => {
      const action = stateActions[name];
      if (action) dispatch(action);
      // Every form receives this action: one that is closed because another one was sent shows that one's summary.
      if (name === "close-global-form") showSent();
    });
  }, []);

  const { product, plan, corrects } = state;
  const onSent = (input: LeadFormValues, { isEmailPublic, reference, receiptUrl }: LeadConfirmation) => {
    const values = inquirySchema.parse(input);
    const fullPhoneNumber = `${callingCodeOf(values.phonePrefix) ?? ""}${values.phone}`;
    const inquiry = { values, fullPhoneNumber, product, plan, isEmailPublic, reference, receiptUrl };
    sentInquiry.set(inquiry);
    dispatch({ type: "sent", inquiry });
    if (isEmailPublic) dispatchAction({ name: "close-global-form" });
  };
  const leadForm = useLeadForm({ form: "inquiry", about: { product, plan }, corrects, onSent });

  /** The form that comes back in place of the summary takes the focus, which was on a button of the summary. */
  const takesFocus = useRef(false);
  const refill = () => {
    takesFocus.current = true;
    if (state.sent) leadForm.keepValues(state.sent.values);
    leadForm.clearFailure();
    dispatchAction({ name: "open-global-form" });
  };
  const startNew = () => {
    takesFocus.current = true;
    // The message was about the sent inquiry.
    if (state.sent) leadForm.keepValues({ ...state.sent.values, message: "" });
    leadForm.clearFailure();
    dispatch({ type: "start-new-inquiry" });
  };
  return { state, dispatch, leadForm, takesFocus, refill, startNew };
}

export type InquiryControl = ReturnType<typeof useInquiry>;
