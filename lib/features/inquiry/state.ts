/**
 * Decisions where the specification is open:
 *
 * `open-success-modal` marks the success view as seen, `close-success-modal` as not seen. Closing the modal after a success also
 * marks it as seen, so the next opening shows the summary.
 *
 * Only the success view's own button redirects to registration. Escape, the overlay and the close button just close the
 * modal.
 *
 * A pending request survives closing: its response is shown at the next opening.
 *
 * While `isFormVisible` is false, the forms in the page are hidden; the modal ignores it. An inquiry from a free email
 * provider (gmail.com) sets it to false, "Fill form again" to true. Each form has its own copy of this state. The changes
 * are sent as the named actions `close-global-form` and `open-global-form`, which every form of the page receives.
 */

import type { InquiryProduct } from "@/lib/base/products";
import { defaultInquiryAside, type InquiryAside } from "./aside";
import type { SentInquiry } from "./sent-inquiry";
import { buildUserState, emptyUserState, type UserState } from "./user-state";

type UserInfo = Omit<SentInquiry, "values" | "product" | "plan"> & { email: string; message: string };

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
  /** URL of the receipt of the inquiry that the form corrects; null for a new inquiry. */
  corrects: string | null;
};

export type InquiryAction =
  | { type: "set-page"; globalProductType: InquiryProduct; aside: InquiryAside }
  | { type: "open-inquiry-modal"; product?: InquiryProduct; plan?: string }
  | { type: "close-inquiry-modal" }
  | { type: "open-success-modal" }
  | { type: "close-success-modal" }
  | { type: "set-global-form"; isOpen: boolean }
  | { type: "start-new-inquiry" }
  | { type: "sent"; inquiry: SentInquiry }
  /** Another form of this page, or an earlier page in this tab, sent the inquiry. */
  | { type: "sent-elsewhere"; inquiry: SentInquiry };

const emptyUserInfo: UserInfo = { email: "", fullPhoneNumber: "", message: "", isEmailPublic: false };

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

function closeModal(state: InquiryState): InquiryState {
  const closed: InquiryState = { ...state, isVisible: false, plan: "" };
  return state.isSent ? { ...closed, isSuccessModalSeen: true } : closed;
}

function markSent(state: InquiryState, inquiry: SentInquiry): InquiryState {
  const { values, fullPhoneNumber, product, plan, isEmailPublic, reference, receiptUrl } = inquiry;
  const { name, company, email, message } = values;
  return {
    ...state,
    isSent: true,
    isSuccessModalSeen: false,
    userInfo: { email, fullPhoneNumber, message, isEmailPublic, reference, receiptUrl },
    userState: buildUserState({ name, company, email, fullPhoneNumber, message, product, plan }),
    sent: inquiry,
    corrects: null,
  };
}

type Opening = Extract<InquiryAction, { type: "open-inquiry-modal" }>;

/**
 * Product and plan of the opened form. A correction of a sent inquiry remains one, unless the clicked button names another product or
 * plan.
 */
function chooseSubject(state: InquiryState, { product, plan }: Opening) {
  const { sent, corrects, globalProductType } = state;
  if (sent && corrects !== null) {
    // A button with only a plan is about the page's product; one without either keeps the sent product.
    const named = product ?? (plan ? globalProductType : sent.product);
    const isSameProduct = named === sent.product;
    const isSamePlan = !plan || plan === sent.plan;
    if (isSameProduct && isSamePlan) return { product: sent.product, plan: sent.plan, corrects };
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

/** Whether the form was opened about another product or plan than the sent inquiry's; General and no plan do not count. */
export function isNewSubject({ sent, product, plan }: InquiryState): boolean {
  if (sent === null) return false;
  return (product !== "General" && product !== sent.product) || (plan !== "" && plan !== sent.plan);
}

/** The form for another inquiry after a success, with the product and plan of the last opening. */
function startNewInquiry(state: InquiryState): InquiryState {
  return { ...state, isFormVisible: true, isSuccessModalSeen: false, isSent: false, corrects: null };
}

export function inquiryReducer(state: InquiryState, action: InquiryAction): InquiryState {
  switch (action.type) {
    case "set-page":
      return { ...state, globalProductType: action.globalProductType, aside: action.aside };
    case "open-inquiry-modal":
      return { ...state, isVisible: true, ...chooseSubject(state, action) };
    case "close-inquiry-modal":
      return closeModal(state);
    case "open-success-modal":
      return { ...state, isSuccessModalSeen: true };
    case "close-success-modal":
      return { ...state, isSuccessModalSeen: false };
    case "set-global-form":
      return action.isOpen ? reopenForm(state) : { ...state, isFormVisible: false };
    case "start-new-inquiry":
      return startNewInquiry(state);
    case "sent":
      return markSent(state, action.inquiry);
    case "sent-elsewhere":
      // The form that sent it keeps its success view; the others show the summary.
      if (state.isSent) return state;
      return { ...markSent(state, action.inquiry), isSuccessModalSeen: true };
  }
}

type InquiryView = "form" | "success" | "summary";

export function viewOf(state: InquiryState): InquiryView {
  if (!state.isSent) return "form";
  return state.isSuccessModalSeen ? "summary" : "success";
}
