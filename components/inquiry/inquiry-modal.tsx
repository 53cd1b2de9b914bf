"use client";

import { useEffect, useId } from "react";
import { Modal } from "@/components/ui/modal";
import { globalProductTypeOf, type InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { track } from "@/lib/features/analytics/events";
import { type InquiryAside, inquiryAsideSchema } from "@/lib/features/inquiry/aside";
import { copyFor, type InquiryCopies } from "@/lib/features/inquiry/copy";
import { canRefill, initialInquiryState, viewOf } from "@/lib/features/inquiry/state";
import type { SiteSettings } from "@/lib/site/third-party/site-settings";
import { endHandOver } from "./hand-over";
import { InquiryAsidePanel } from "./inquiry-aside";
import { asideDataClass } from "./inquiry-aside-data";
import { InquiryForm } from "./inquiry-form";
import type { PlainInquiryDialog } from "./plain-inquiry";
import { SuccessView } from "./success-view";
import { SummaryView } from "./summary-view";
import { useInquiry } from "./use-inquiry";

export { beginHandOver } from "./hand-over";

/** What an element asked for, and where. Each click makes its own, so the same element opens again. */
export type InquiryOpening = {
  product?: InquiryProduct;
  plan?: string;
  /** Path of the page, which names the global product type. */
  path: string;
  /** Palette key of the page: the dialog stands outside of what the page tints. */
  tint?: string;
  /** The plain dialog that is open, for the modal to take its place. */
  plain?: PlainInquiryDialog;
};

export type InquiryTexts = {
  /** Side panel of pages that bring none of their own. */
  aside: InquiryAside;
  copies: InquiryCopies;
};

export type InquiryModalProps = InquiryTexts &
  Pick<SiteSettings, "bookingUrl" | "closeOnOverlay"> & { opening: InquiryOpening };

/** The page's own side panel, if it has one that can be read. */
function readPageAside(): InquiryAside | null {
  const value = document.querySelector<HTMLDataElement>(`.${asideDataClass}`)?.value;
  if (value === undefined) return null;
  return inquiryAsideSchema.safeParse(JSON.parse(value)).data ?? null;
}

function trackOpening({ product, plan }: InquiryOpening): void {
  track("modal_opened", { ...(product && { product }), ...(plan && { plan }) });
  // The calculator writes a whole sum into the plan; only names of plans are told.
  if (plan && /^[\w -]{1,40}$/.test(plan)) track("plan_picked", { ...(product && { product }), plan });
}

/** The inquiry modal. It stays mounted between openings, and keeps what was typed. */
export function InquiryModal({ opening, aside, copies, bookingUrl, closeOnOverlay }: InquiryModalProps) {
  const inquiry = useInquiry(initialInquiryState);
  const { state, dispatch, refill } = inquiry;
  const headingId = useId();
  const view = viewOf(state);
  const copy = copyFor(copies, state.product, state.globalProductType);

  useEffect(() => trackOpening(opening), [opening]);
  useEffect(() => {
    const { path, product, plan } = opening;
    const globalProductType = globalProductTypeOf(path);
    dispatch({ type: "set-page", globalProductType, aside: readPageAside() ?? aside });
    dispatch({ type: "open-inquiry-modal", product, plan });
  }, [opening, aside, dispatch]);

  // After the effect that shows the modal.
  const { isVisible } = state;
  const { plain } = opening;
  useEffect(() => {
    if (!isVisible || !plain) return;
    endHandOver(plain);
    return () => {
      // The focus was in the plain dialog when the modal came: what had it before gets it back.
      if (document.activeElement === document.body) plain.opener.focus();
    };
  }, [isVisible, plain]);

  const close = () => dispatch({ type: "close-inquiry-modal" });
  const goToRegistration = () => {
    location.assign(routes.dashboardRedirect());
    close();
  };

  return (
    <Modal
      className="sm:max-nav:w-[551px]"
      closeOnOverlay={closeOnOverlay}
      labelledBy={headingId}
      onClose={close}
      open={state.isVisible}
      tint={opening.tint}
    >
      <div className="nav:grid nav:h-[680px] nav:grid-cols-[551px_551px] overflow-hidden rounded-[inherit]">
        <InquiryAsidePanel {...state.aside} />
        <div className="flex min-h-[inherit] flex-col overflow-y-auto px-2.5 py-3 has-[.field-error]:py-2 sm:px-4.5">
          <div className="my-auto">
            {view === "form" && (
              <>
                <h2 className="heading-3 mb-2 max-w-[calc(100%-40px)] text-[1.375rem]" id={headingId}>
                  {copy.formTitle}
                </h2>
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
                bookingUrl={bookingUrl}
                headingId={headingId}
                onClose={close}
                onRefill={canRefill(state) ? refill : undefined}
                state={state}
              />
            )}
          </div>
        </div>
      </div>
    </Modal>
  );
}
