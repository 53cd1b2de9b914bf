"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isPlainClick } from "@/components/ui/plain-click";
import { parseInquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { onAction } from "@/lib/content/actions/bus";
import { whenIdle } from "@/lib/platform/browser/when-idle";
import { loadSiteSettings } from "@/lib/site/third-party/site-settings";
import type { InquiryModalProps, InquiryTexts, OpenInquiryRequest } from "./inquiry-modal";
import { findPlainOpener, PlainInquiry } from "./plain-inquiry";

const openerSelector = ".open-modal";
const headingId = "inquiry-title";

type LoadedModal = {
  Modal: ComponentType<InquiryModalProps>;
  props: Pick<InquiryModalProps, "dialog" | "request">;
};

const fetchModal = () => import("./inquiry-modal-code");

/** A failed preload is ignored: the click tries again and handles the error. */
const preloadModal = () => void fetchModal().catch(() => {});

function openerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(openerSelector) : null;
}

type Subject = Pick<OpenInquiryRequest, "product" | "plan">;

function readSubject({ dataset: { product, pricingPlan } }: HTMLElement): Subject {
  return { product: product === undefined ? undefined : parseInquiryProduct(product), plan: pricingPlan };
}

function buildRequest(subject: Subject, opener: Element | null): OpenInquiryRequest {
  const tinted =
    opener?.closest<HTMLElement>("[data-tint]") ?? document.querySelector<HTMLElement>("main [data-tint]");
  return {
    ...subject,
    path: location.pathname,
    tint: tinted?.dataset.tint,
    ...(opener instanceof HTMLElement && { opener }),
  };
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Resolves after the next paint, so that the plain dialog is visible first. */
const untilPainted = () => new Promise(requestAnimationFrame).then(nextTask);

/**
 * The part of the inquiry modal that is loaded with every page. It loads the modal when the page is idle, or when a visitor
 * hovers, focuses or clicks an open-modal element. A click opens the dialog with the plain form, which needs no bundle (see
 * the early script in lib/server/document); the loaded modal replaces that form. If loading fails, it stays. Named actions
 * also open the modal.
 */
export function InquiryLoader(texts: InquiryTexts) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [modal, setModal] = useState<LoadedModal | null>(null);

  // An inquiry is about the page that it was opened on (browser Back).
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => () => dialogRef.current?.close(), [path]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const preload = (event: Event) => {
      if (!openerOf(event)) return;
      preloadModal();
      loadSiteSettings();
    };
    const show = async (subject: Subject, opener: Element | null, href: string) => {
      const hasPlainForm = findPlainOpener(dialog) !== null;
      if (!hasPlainForm) opener?.setAttribute("aria-busy", "true");
      try {
        const { runSchema, runModal } = await fetchModal();
        if (hasPlainForm) await untilPainted();
        runSchema();
        // In a second task, because a slow phone takes 0.1 s for each.
        await nextTask();
        const { InquiryModal, replacePlainForm } = runModal();
        // The visitor has closed it in the meantime.
        if (hasPlainForm && !dialog.open) return;
        const props = { dialog, request: buildRequest(subject, opener) };
        replacePlainForm(dialog, () => flushSync(() => setModal({ Modal: InquiryModal, props })));
      } catch {
        if (!hasPlainForm) location.assign(href);
      } finally {
        opener?.removeAttribute("aria-busy");
      }
    };
    const open = (event: MouseEvent) => {
      const opener = openerOf(event);
      if (!opener || !isPlainClick(event)) return;
      event.preventDefault();
      // Safari does not focus a clicked link, but the modal restores focus to it on close.
      if (document.activeElement === document.body) opener.focus({ preventScroll: true });
      show(readSubject(opener), opener, opener.getAttribute("href") ?? routes.contact());
    };
    const unsubscribe = onAction(({ name, product, plan }) => {
      if (name === "open-inquiry-modal" || name === "open-success-modal")
        show({ product, plan }, document.activeElement, routes.contact({ product, plan }));
    });
    document.addEventListener("pointerover", preload, { passive: true });
    document.addEventListener("focusin", preload);
    document.addEventListener("click", open);
    // From now on, the early script no longer intercepts clicks on openers.
    document.documentElement.dataset.hydrated = "";
    // The early script may have opened the dialog before this code loaded.
    const opener = findPlainOpener(dialog);
    if (opener) show(readSubject(opener), opener, routes.contact());
    const stopWaiting = whenIdle(preloadModal);
    return () => {
      stopWaiting();
      unsubscribe();
      document.removeEventListener("pointerover", preload);
      document.removeEventListener("focusin", preload);
      document.removeEventListener("click", open);
    };
  }, []);

  return (
    <>
      <PlainInquiry {...texts} dialog={dialogRef} headingId={headingId} />
      {modal && <modal.Modal {...texts} {...modal.props} headingId={headingId} />}
    </>
  );
}
