/**
 * Where the specification is open, this is how we read it:
 *
 * "Open success modal" records that the success view has been seen; "close success modal" clears that. So closing after
 * a success leads to the summary at the next opening.
 *
 * Only the success view's own button redirects to registration. Escape, the overlay and the close button just close the
 * modal.
 *
 * A pending request survives closing: its response is shown at the next opening.
 *
 * Forms within a page also obey `isFormVisible`; the modal shows its form unless an inquiry was sent. A public email
 * hides the forms after a success; "Fill form again" shows them. Both are sent to every form of the page as actions.
 */

import type { InquiryProduct } from "@/lib/base/products";
import type { InquiryInput } from "@/lib/features/leads/forms/inquiry";
import { defaultInquiryAside, type InquiryAside } from "./aside";
import { buildUserState, emptyUserState, type UserState } from "./user-state";

export type UserInfo = {
  email: string;
  fullPhoneNumber: string;
  message: string;
  isEmailPublic: boolean;
  reference?: string;
  receiptUrl?: string;
};

export type InquiryState = {
  isVisible: boolean;
  product: InquiryProduct;
  /** The chosen plan; empty when none was named. */
  plan: string;
  aside: InquiryAside;
  userState: UserState;
  globalProductType: InquiryProduct;
  isSuccessModalSeen: boolean;
  isFormVisible: boolean;
  /** An inquiry was sent, and its form was not reopened. */
  isSent: boolean;
  userInfo: UserInfo;
  /** The last sent inquiry: "Fill form again" starts with its values. */
  sent: SentInquiry | null;
  /** Receipt of the inquiry that the form corrects; null for a new inquiry. */
  corrects: string | null;
};

/** A sent inquiry: typed values, subject, and data of the response. */
export type SentInquiry = {
  values: InquiryInput;
  fullPhoneNumber: string;
  product: InquiryProduct;
  plan: string;
  isEmailPublic: boolean;
  reference?: string;
  receiptUrl?: string;
};

export type InquiryAction =
  | { type: "set-page"; globalProductType: InquiryProduct; aside: InquiryAside }
  | { type: "open-inquiry-modal"; product?: InquiryProduct; plan?: string }
  | { type: "close-inquiry-modal" }
  | { type: "open-success-modal" }
  | { type: "close-success-modal" }
  | { type: "set-global-form"; isOpen: boolean }
  | { type: "sent"; inquiry: SentInquiry }
  | { type: "remember"; inquiry: SentInquiry };

export const emptyUserInfo: UserInfo = { email: "", fullPhoneNumber: "", message: "", isEmailPublic: false };

export const initialInquiryState: InquiryState = {
  isVisible: false,
  product: "General",
  plan: "",
  aside: defaultInquiryAside,
  userState: emptyUserState,
  globalProductType: "General",
  isSuccessModalSeen: false,
  isFormVisible: true,
  isSent: false,
  userInfo: emptyUserInfo,
  sent: null,
  corrects: null,
};

function close(state: InquiryState): InquiryState {
  const closed: InquiryState = { ...state, isVisible: false, plan: "" };
  return state.isSent ? inquiryReducer(closed, { type: "open-success-modal" }) : closed;
}

function settle(state: InquiryState, inquiry: SentInquiry): InquiryState {
  const { values, fullPhoneNumber, product, plan, isEmailPublic, reference, receiptUrl } = inquiry;
  const { name, company, email } = values;
  const message = values.message ?? "";
  const settled: InquiryState = {
    ...state,
    isSent: true,
    userInfo: { email, fullPhoneNumber, message, isEmailPublic, reference, receiptUrl },
    userState: buildUserState({ name, company, email, fullPhoneNumber, message, product, plan }),
    sent: inquiry,
    corrects: null,
  };
  return isEmailPublic ? inquiryReducer(settled, { type: "set-global-form", isOpen: false }) : settled;
}

type Opening = Extract<InquiryAction, { type: "open-inquiry-modal" }>;

/** A correction keeps its subject, unless the element has another product or plan. */
function subjectOf(state: InquiryState, { product, plan }: Opening) {
  const { sent, corrects, globalProductType } = state;
  const named = product ?? (plan ? globalProductType : undefined);
  if (sent && corrects !== null) {
    const isOther = (named ?? sent.product) !== sent.product || (plan || sent.plan) !== sent.plan;
    if (!isOther) return { product: sent.product, plan: sent.plan };
  }
  return { product: product ?? globalProductType, plan: plan ?? "", corrects: null };
}

/** Reopens the form after a success: it corrects the lead if the response contained a receipt. */
function reopenForm(state: InquiryState): InquiryState {
  const open: InquiryState = { ...state, isFormVisible: true, isSuccessModalSeen: false, isSent: false };
  if (state.sent === null) return open;
  const { product, plan, receiptUrl = null } = state.sent;
  return { ...open, product, plan, corrects: receiptUrl };
}

export function inquiryReducer(state: InquiryState, action: InquiryAction): InquiryState {
  switch (action.type) {
    case "set-page":
      return { ...state, globalProductType: action.globalProductType, aside: action.aside };
    case "open-inquiry-modal":
      return { ...state, isVisible: true, ...subjectOf(state, action) };
    case "close-inquiry-modal":
      return close(state);
    case "open-success-modal":
      return { ...state, isSuccessModalSeen: true };
    case "close-success-modal":
      return { ...state, isSuccessModalSeen: false };
    case "set-global-form":
      return action.isOpen ? reopenForm(state) : { ...state, isFormVisible: false };
    case "sent":
      return settle(state, action.inquiry);
    case "remember":
      // The form that sent it shows the success view; other forms in this tab show the summary.
      if (state.isSent) return state;
      return { ...settle(state, action.inquiry), isSuccessModalSeen: true };
  }
}

export type InquiryView = "form" | "success" | "summary";

export function viewOf(state: InquiryState): InquiryView {
  if (!state.isSent) return "form";
  return state.isSuccessModalSeen ? "summary" : "success";
}

/** The summary offers to fill the form again. */
export const canRefill = (state: InquiryState): boolean => viewOf(state) === "summary";
