"use client";

import { useEffect } from "react";
import { FormTitle } from "@/components/lead-form/form-title";
import { parseSubject } from "@/lib/base/form-subject";
import type { InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { InquiryCopy } from "@/lib/features/inquiry/copy";
import { initialInquiryState, viewOf } from "@/lib/features/inquiry/state";
import { ClosedForm } from "./closed-form";
import { InquiryForm } from "./inquiry-form";
import { SuccessView } from "./success-view";
import { SummaryView } from "./summary-view";
import { useInquiry } from "./use-inquiry";

export type InlineInquiryProps = {
  copy: InquiryCopy;
  product: InquiryProduct;
  /** Default: the plan in the page's query, as for the plain form. */
  plan?: string;
  /** Whether the form is shown at first; the actions `open-global-form` and `close-global-form` change it later. */
  isFormVisible: boolean;
};

/** The inquiry as part of a page: the same form and views as in the modal. */
export function InlineInquiry({ copy, product, plan, isFormVisible }: InlineInquiryProps) {
  const inquiry = useInquiry({ ...initialInquiryState, isFormVisible });
  const { state, dispatch, refill, startNew } = inquiry;
  const view = viewOf(state);

  useEffect(() => {
    dispatch({ type: "open-inquiry-modal", product, plan: plan ?? parseSubject(location.search).plan });
  }, [dispatch, product, plan]);

  if (view === "success") {
    const leave = () => location.assign(routes.dashboardRedirect());
    return <SuccessView {...state.userInfo} onExplore={leave} />;
  }
  if (view === "summary") {
    return (
      <SummaryView
        onClose={() => location.assign(routes.home())}
        onNew={startNew}
        onRefill={refill}
        state={state}
        takesFocus={false}
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
