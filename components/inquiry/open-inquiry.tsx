"use client";

import { useEffect } from "react";
import { FormTitle } from "@/components/lead-form/form-title";
import { parseSubject } from "@/lib/base/form-subject";
import type { InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { InquiryCopy } from "@/lib/features/inquiry/copy";
import { canRefill, initialInquiryState, viewOf } from "@/lib/features/inquiry/state";
import { inquiryDraft, readTyped } from "@/lib/features/inquiry/tab-memory";
import { ClosedForm } from "./closed-form";
import { InquiryForm } from "./inquiry-form";
import { SuccessView } from "./success-view";
import { SummaryView } from "./summary-view";
import { useInquiry } from "./use-inquiry";
import { useSiteSettings } from "./use-site-settings";

export type OpenInquiryProps = {
  copy: InquiryCopy;
  product: InquiryProduct;
  /** Without one, the plan of the page's address counts, as it does for the plain form. */
  plan?: string;
  /** The global form state as the page has it when this form comes. */
  isFormVisible: boolean;
};

/** Keeps what was typed into the plain form before this one takes its place. */
export function keepTyped(plain: HTMLFormElement): void {
  const typed = readTyped(new FormData(plain));
  if (typed) inquiryDraft.set({ values: typed, submission: null });
}

/** The inquiry standing open in a page: the same form and views as in the modal. */
export function OpenInquiry({ copy, product, plan, isFormVisible }: OpenInquiryProps) {
  const inquiry = useInquiry({ ...initialInquiryState, isFormVisible });
  const { bookingUrl } = useSiteSettings();
  const { state, dispatch, refill } = inquiry;
  const view = viewOf(state);

  useEffect(
    () =>
      dispatch({
        type: "open-inquiry-modal",
        product,
        plan: plan ?? parseSubject(location.search).plan,
      }),
    [dispatch, product, plan],
  );

  if (view === "success") {
    const leave = () => location.assign(routes.dashboardRedirect());
    return <SuccessView {...state.userInfo} bookingUrl={bookingUrl} onClose={leave} />;
  }
  if (view === "summary") {
    return (
      <SummaryView
        bookingUrl={bookingUrl}
        onClose={() => location.assign(routes.home())}
        onRefill={canRefill(state) ? refill : undefined}
        state={state}
      />
    );
  }
  if (!state.isFormVisible) return <ClosedForm />;
  return (
    <>
      <FormTitle>{copy.formTitle}</FormTitle>
      <InquiryForm copy={copy} inquiry={inquiry} />
    </>
  );
}
