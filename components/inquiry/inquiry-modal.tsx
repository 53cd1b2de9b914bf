"use client";

import { usePathname } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { Modal } from "@/components/ui/modal";
import { returnFocus } from "@/components/ui/use-modal-dialog";
import { isPlanName } from "@/lib/base/form-subject";
import { globalProductTypeOf, type InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { track } from "@/lib/features/analytics/events";
import type { InquiryAside } from "@/lib/features/inquiry/aside";
import { type InquiryCopySet, resolveCopy } from "@/lib/features/inquiry/copy";
import { initialInquiryState, viewOf } from "@/lib/features/inquiry/state";
import type { Billing } from "@/lib/features/pricing/billing";
import type { SiteSettings } from "@/lib/site/third-party/site-settings";
import { ChosenPlan } from "./chosen-plan";
import { InquiryAsidePanel } from "./inquiry-aside";
import { asideDataClass } from "./inquiry-aside-data";
import { InquiryForm } from "./inquiry-form";
import type { PlainInquiryDialog } from "./plain-inquiry";
import { finishReplacement } from "./replace-plain-dialog";
import { SuccessView } from "./success-view";
import { SummaryView } from "./summary-view";
import { useInquiry } from "./use-inquiry";
import { readBilling } from "./use-plan-terms";

export { prepareReplacement } from "./replace-plain-dialog";

/**
 * What a click requested. Each click creates a new object, so that the same element can open the modal again.
 */
export type InquiryOpening = {
  product?: InquiryProduct;
  plan?: string;
  /** Path of the page, which determines the global product type. */
  path: string;
  /** Palette key of the page: the dialog is outside of the page's tinted element. */
  tint?: string;
  /** The open plain dialog that the modal replaces. */
  plain?: PlainInquiryDialog;
};

export type InquiryTexts = {
  /** Default side panel. */
  aside: InquiryAside;
  copies: InquiryCopySet;
};

export type InquiryModalProps = InquiryTexts &
  Pick<SiteSettings, "bookingUrl" | "closeOnOverlay"> & { opening: InquiryOpening };

/** The page's own side panel (`InquiryAsideData`); null if it has none. */
function readPageAside(): InquiryAside | null {
  const value = document.querySelector<HTMLDataElement>(`.${asideDataClass}`)?.value;
  return value === undefined ? null : JSON.parse(value);
}

function trackOpening({ product, plan }: InquiryOpening): void {
  const about = product && { product };
  // The calculator sends a whole calculation as the plan; analytics only get plan names.
  const named = plan && isPlanName(plan) ? { plan } : undefined;
  track("modal_opened", { ...about, ...named });
  if (named) track("plan_picked", { ...about, ...named });
}

/** The inquiry modal. It stays mounted while closed, so that entered text is kept. */
export function InquiryModal({ opening, aside, copies, bookingUrl, closeOnOverlay }: InquiryModalProps) {
  const inquiry = useInquiry(initialInquiryState);
  const { state, dispatch, lead, refill, startNew } = inquiry;
  const [billing, setBilling] = useState<Billing>("monthly");
  const headingId = useId();
  const path = usePathname();
  const view = viewOf(state);
  const copy = resolveCopy(copies, state.product, state.globalProductType);

  // Going back in the history leaves the page that the inquiry is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => () => dispatch({ type: "close-inquiry-modal" }), [path, dispatch]);
  useEffect(() => trackOpening(opening), [opening]);
  useEffect(() => {
    const { path, product, plan } = opening;
    const globalProductType = globalProductTypeOf(path);
    dispatch({ type: "set-page", globalProductType, aside: readPageAside() ?? aside });
    dispatch({ type: "open-inquiry-modal", product, plan });
    setBilling(readBilling());
  }, [opening, aside, dispatch]);

  // Runs after the effect that opens the modal.
  const { isVisible } = state;
  const { plain } = opening;
  useEffect(() => {
    if (!isVisible || !plain) return;
    finishReplacement(plain);
    return () => {
      // The focus was in the plain dialog, so restore it to the element focused before that.
      if (document.activeElement === document.body) returnFocus(plain.opener);
    };
  }, [isVisible, plain]);

  const close = () => {
    lead.clearFailure();
    dispatch({ type: "close-inquiry-modal" });
  };
  const goToRegistration = () => {
    location.assign(routes.dashboardRedirect());
    close();
  };

  return (
    <Modal
      className="sm:max-nav:w-137.75"
      closeOnOverlay={closeOnOverlay}
      labelledBy={headingId}
      onClose={close}
      open={state.isVisible}
      tint={opening.tint}
    >
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
              <SuccessView
                {...state.userInfo}
                bookingUrl={bookingUrl}
                headingId={headingId}
                onClose={goToRegistration}
              />
            )}
            {view === "summary" && (
              <SummaryView
                billing={billing}
                bookingUrl={bookingUrl}
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
    </Modal>
  );
}
