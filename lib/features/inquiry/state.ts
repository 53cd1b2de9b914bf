/**
 * What the inquiry modal knows and how it changes (specification, points 3 and 4), as a pure reducer.
 *
 * Where the specification is open, these are the readings:
 * - "Open success modal" records that the success view has been seen; "close success modal" forgets it.
 *   So closing after a success leads to the summary at the next opening, and the form starts afresh.
 * - Only the success view's own button hands over to registration. Escape, the overlay and the close
 *   button of the modal just close: nobody who dismisses a dialog expects to be sent elsewhere.
 * - An inquiry that is on its way survives closing: its answer shows at the next opening.
 * - The global form state tells forms that stand open in a page whether to show; the modal shows its form
 *   whenever it is opened. A public email closes the state after a success; "Fill form again" opens it. Both reach
 *   every form of the page as actions. The summary may always be refilled.
 */

import type { InquiryProduct } from "@/lib/base/products";
import type { SendFailure } from "@/lib/features/leads/client/answer";
import type { InquiryInput } from "@/lib/features/leads/forms/inquiry";
import { defaultInquiryAside, type InquiryAside } from "./aside";
import { buildUserState, emptyUserState, type UserState } from "./user-state";

/** What the summary shows of the inquiry that was sent. */
export type UserInfo = {
  email: string;
  fullPhoneNumber: string;
  message: string;
  /** The address belongs to a public mail provider. */
  isEmailPublic: boolean;
  /** Short name of the inquiry, and its private page. */
  reference?: string;
  receiptUrl?: string;
};

export type InquiryRequest =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "success" }
  | ({ status: "error" } & SendFailure);

export type InquiryState = {
  isVisible: boolean;
  product: InquiryProduct;
  /** The chosen plan; empty when none was named. */
  plan: string;
  aside: InquiryAside;
  userState: UserState;
  globalProductType: InquiryProduct;
  isSuccessModalSeen: boolean;
  /** The global form state: open or closed. */
  isFormVisible: boolean;
  request: InquiryRequest;
  userInfo: UserInfo;
  /** The inquiry that was sent last: "Fill form again" starts from it. */
  sent: SentInquiry | null;
  /** Private page of the inquiry that the form corrects; null while it makes a new one. */
  corrects: string | null;
};

/** A sent inquiry: what was typed, what it was about, and what the answer said. */
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
  | { type: "send" }
  | { type: "sent"; inquiry: SentInquiry }
  | ({ type: "not-sent" } & SendFailure)
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
  request: { status: "idle" },
  userInfo: emptyUserInfo,
  sent: null,
  corrects: null,
};

function close(state: InquiryState): InquiryState {
  const closed: InquiryState = { ...state, isVisible: false, plan: "" };
  if (state.request.status === "error") return { ...closed, request: { status: "idle" } };
  if (state.request.status === "success") return inquiryReducer(closed, { type: "open-success-modal" });
  return closed;
}

function settle(state: InquiryState, inquiry: SentInquiry): InquiryState {
  const { values, fullPhoneNumber, product, plan, isEmailPublic, reference, receiptUrl } = inquiry;
  const { name, company, email } = values;
  const message = values.message ?? "";
  const settled: InquiryState = {
    ...state,
    request: { status: "success" },
    userInfo: { email, fullPhoneNumber, message, isEmailPublic, reference, receiptUrl },
    userState: buildUserState({ name, company, email, fullPhoneNumber, message, product, plan }),
    sent: inquiry,
    corrects: null,
  };
  return isEmailPublic ? inquiryReducer(settled, { type: "set-global-form", isOpen: false }) : settled;
}

type Opening = Extract<InquiryAction, { type: "open-inquiry-modal" }>;

/**
 * What an opening is about. A correction stays one, about what the inquiry was about, unless the element names
 * another product or plan: then somebody asks anew.
 */
function subjectOf(state: InquiryState, { product, plan }: Opening) {
  const { sent, corrects, globalProductType } = state;
  const isNamed = product !== undefined || (plan ?? "") !== "";
  const isSame = product === sent?.product && (plan ?? "") === sent?.plan;
  if (sent && corrects !== null && (!isNamed || isSame)) return { product: sent.product, plan: sent.plan };
  return { product: product ?? globalProductType, plan: plan ?? "", corrects: null };
}

/** The form again after a success: it corrects what was sent, where the answer said how. */
function reopenForm(state: InquiryState): InquiryState {
  const open: InquiryState = {
    ...state,
    isFormVisible: true,
    isSuccessModalSeen: false,
    request: { status: "idle" },
  };
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
    case "send":
      return { ...state, request: { status: "loading" } };
    case "sent":
      return settle(state, action.inquiry);
    case "not-sent":
      return { ...state, request: { status: "error", message: action.message, fields: action.fields } };
    case "remember":
      // The form that sent it shows the success view; forms of this page and of later ones in the tab sum it up.
      if (state.request.status === "success") return state;
      return { ...settle(state, action.inquiry), isSuccessModalSeen: true };
  }
}

export type InquiryView = "form" | "success" | "summary";

/** Which of the three views the modal shows. */
export function viewOf(state: InquiryState): InquiryView {
  if (state.request.status !== "success") return "form";
  return state.isSuccessModalSeen ? "summary" : "success";
}

/** The summary offers to fill the form again while what was typed is still known. */
export function canRefill(state: InquiryState): boolean {
  return viewOf(state) === "summary" && state.sent !== null;
}
