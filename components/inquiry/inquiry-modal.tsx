"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ModalPanel } from "@/components/ui/modal";
import { useModalDialog } from "@/components/ui/use-modal-dialog";
import { isPlanId } from "@/lib/base/form-subject";
import { globalProductTypeOf, type InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { track } from "@/lib/features/analytics/events";
import type { InquiryAside } from "@/lib/features/inquiry/aside";
import { type InquiryCopySet, resolveCopy } from "@/lib/features/inquiry/copy";
import { initialInquiryState, viewOf } from "@/lib/features/inquiry/state";
import type { Billing } from "@/lib/features/pricing/billing";
import { ChosenPlan } from "./chosen-plan";
import { InquiryAsidePanel } from "./inquiry-aside";
import { asideDataClass } from "./inquiry-aside-data";
import { InquiryForm } from "./inquiry-form";
import { SuccessView } from "./success-view";
import { SummaryView } from "./summary-view";
import { useInquiry } from "./use-inquiry";
import { readBilling } from "./use-plan-terms";

/** Re-exported for `InquiryLoader`, which imports it together with the modal. */
export { replacePlainForm } from "./replace-plain-form";

/** What the modal is opened for. Each click creates a new object, so that the same element can open the modal again. */
export type OpenInquiryRequest = {
  product?: InquiryProduct;
  /** A plan's ID, or a result of the price calculator as text. */
  plan?: string;
  /** Path of the page: a product page's path selects that product's title and disclaimer (`globalProductType`). */
  path: string;
  /** Palette key of the page: the dialog is outside of the page's tinted element. */
  tint?: string;
  /** Gets the focus back. */
  opener?: HTMLElement;
};

export type InquiryTexts = {
  /** Default side panel. */
  aside: InquiryAside;
  copySet: InquiryCopySet;
};

export type InquiryModalProps = InquiryTexts & {
  dialog: HTMLDialogElement;
  headingId: string;
  request: OpenInquiryRequest;
};

/** The page's own side panel (`InquiryAsideData`); null if it has none. */
function readPageAside(): InquiryAside | null {
  const value = document.querySelector<HTMLDataElement>(`.${asideDataClass}`)?.value;
  return value === undefined ? null : JSON.parse(value);
}

function trackOpening({ product, plan }: OpenInquiryRequest): void {
  // The calculator sends a whole calculation as the plan; analytics only gets plan IDs.
  const planId = plan && isPlanId(plan) ? plan : undefined;
  track("modal_opened", { product, plan: planId });
  if (planId) track("plan_picked", { product, plan: planId });
}

/**
 * The inquiry modal: the content of the inquiry dialog, where it replaces the plain form. It stays mounted while closed, so
 * that entered text is kept.
 */
export function InquiryModal({ dialog, headingId, request, aside, copySet }: InquiryModalProps) {
  const inquiry = useInquiry(initialInquiryState);
  const { state, dispatch, leadForm, refill, startNew } = inquiry;
  const [billing, setBilling] = useState<Billing>("monthly");
  const view = viewOf(state);
  const copy = resolveCopy(copySet, state.product, state.globalProductType);

  useEffect(() => trackOpening(request), [request]);
  const open = useEffectEvent(({ path, product, plan }: OpenInquiryRequest) => {
    const globalProductType = globalProductTypeOf(path);
    dispatch({ type: "set-page", globalProductType, aside: readPageAside() ?? aside });
    dispatch({ type: "open-inquiry-modal", product, plan });
    setBilling(readBilling());
  });
  // A layout effect, so that the form is there when the loader replaces the plain one.
  useLayoutEffect(() => open(request), [request]);

  const { isVisible } = state;
  const close = () => {
    leadForm.clearFailure();
    dispatch({ type: "close-inquiry-modal" });
  };
  const dialogRef = useRef(dialog);
  useModalDialog(dialogRef, { open: isVisible, onClose: close, opener: request.opener });
  // The success view's button redirects to registration (specification, point 4); the redirect page decides where to. The
  // modal closes as well, so that it is not open after a return with the browser's Back button.
  const goToRegistration = () => {
    location.assign(routes.dashboardRedirect());
    close();
  };

  if (!isVisible) return null;
  return createPortal(
    <ModalPanel className="sm:max-nav:w-137.75" onClose={close} tint={request.tint}>
      <div className="nav:grid nav:h-170 nav:grid-cols-[551px_551px] overflow-hidden rounded-[inherit]">
        <InquiryAsidePanel aside={state.aside} />
        <div className="flex min-h-[inherit] flex-col overflow-y-auto px-5 py-6 has-[.field-error]:py-3 sm:px-9">
          <div className="my-auto">
            {view === "form" && (
              <>
                <h2 className="heading-3 mb-1 max-w-[calc(100%-40px)] text-[1.375rem]" id={headingId}>
                  {copy.formTitle}
                </h2>
                <ChosenPlan billing={billing} plan={state.plan} product={state.product} />
                <InquiryForm copy={copy} inquiry={inquiry} wide />
              </>
            )}
            {view === "success" && (
              <SuccessView {...state.userInfo} headingId={headingId} onExplore={goToRegistration} />
            )}
            {view === "summary" && (
              <SummaryView
                billing={billing}
                headingId={headingId}
                onClose={close}
                onNew={startNew}
                onRefill={refill}
                state={state}
              />
            )}
          </div>
        </div>
      </div>
    </ModalPanel>,
    dialog,
  );
}
