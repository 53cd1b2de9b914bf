"use client";

import { useEffect } from "react";
import { copyFor, type InquiryCopies, type InquiryCopy } from "@/lib/inquiry/copy";
import { canRefill, initialInquiryState, viewOf } from "@/lib/inquiry/state";
import { inquiryDraft, readTyped } from "@/lib/inquiry/tab-memory";
import { parseInquiryProduct } from "@/lib/products";
import { routes } from "@/lib/routes";
import { InquiryForm } from "./inquiry-form";
import { SuccessView } from "./success-view";
import { SummaryView } from "./summary-view";
import { useInquiry } from "./use-inquiry";

export type ContactFormProps = {
  /** Copy of the contact form as a page, for an inquiry that names no product. */
  pageCopy: InquiryCopy;
  copies: InquiryCopies;
  bookingUrl?: string;
};

/** Keeps what was typed into the plain form before this one takes its place. */
export function keepTyped(plain: HTMLFormElement): void {
  const typed = readTyped(new FormData(plain));
  if (typed) inquiryDraft.set({ values: typed, submission: null });
}

/** The inquiry as a page: the same form and views as in the modal. `?product=&plan=` name its subject. */
export function ContactForm({ pageCopy, copies, bookingUrl }: ContactFormProps) {
  const inquiry = useInquiry(initialInquiryState);
  const { state, dispatch, refill } = inquiry;
  const view = viewOf(state);
  const copy =
    state.product === "General"
      ? pageCopy
      : { ...copyFor(copies, state.product, "General"), disclaimer: pageCopy.disclaimer };

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    dispatch({
      type: "open-inquiry-modal",
      product: parseInquiryProduct(query.get("product")),
      plan: query.get("plan") ?? "",
    });
  }, [dispatch]);

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
  return (
    <>
      <h2 className="heading-3 mb-2 text-[1.375rem]">{copy.formTitle}</h2>
      <InquiryForm copy={copy} inquiry={inquiry} />
    </>
  );
}
