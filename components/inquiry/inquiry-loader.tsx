"use client";

import { type ComponentType, useEffect, useState } from "react";
import { isPlainClick } from "@/components/ui/plain-click";
import { whenIdle } from "@/components/ui/when-idle";
import { parseInquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { onAction } from "@/lib/content/actions/bus";
import { loadSiteSettings, type SiteSettings } from "@/lib/site/third-party/site-settings";
import type { InquiryModalProps, InquiryOpening, InquiryTexts } from "./inquiry-modal";
import { findOpenPlainInquiry, PlainInquiry } from "./plain-inquiry";

const openerSelector = ".open-modal";
const loadModal = () => import("./inquiry-modal");
/** A failure shows at the click, if there is one. */
const fetchModal = () => void loadModal().catch(() => {});

function openerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(openerSelector) : null;
}

type Subject = Pick<InquiryOpening, "product" | "plan">;

function readSubject({ dataset: { product, pricingPlan } }: HTMLElement): Subject {
  return { product: product === undefined ? undefined : parseInquiryProduct(product), plan: pricingPlan };
}

function openingOf(subject: Subject, opener: Element | null): InquiryOpening {
  const tinted =
    opener?.closest<HTMLElement>("[data-tint]") ?? document.querySelector<HTMLElement>("main [data-tint]");
  return { ...subject, path: location.pathname, tint: tinted?.dataset.tint };
}

/** Lets the browser show first what a click has opened. */
const untilPainted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

/**
 * All that a page carries of the inquiry modal. It fetches the modal when the page is idle, and at once when someone
 * points at an open-modal element, focuses it or clicks it. A click has opened the plain dialog by then (the early
 * script in lib/server/document): the modal takes its place, and where it can't be had, the plain form stays. Where
 * there is no plain dialog (any more), a click opens the modal, or goes where the link leads. Actions that are announced
 * open it, too.
 */
export function InquiryLoader(texts: InquiryTexts) {
  const [Modal, setModal] = useState<ComponentType<InquiryModalProps> | null>(null);
  const [settings, setSettings] = useState<SiteSettings | null>(null);
  const [opening, setOpening] = useState<InquiryOpening | null>(null);

  useEffect(() => {
    const preload = (event: Event) => {
      if (!openerOf(event)) return;
      fetchModal();
      loadSiteSettings();
    };
    const show = async (subject: Subject, opener: Element | null, href: string) => {
      const plain = findOpenPlainInquiry();
      if (!plain) opener?.setAttribute("aria-busy", "true");
      try {
        const [{ InquiryModal, beginHandOver }, loaded] = await Promise.all([
          loadModal(),
          loadSiteSettings(),
        ]);
        if (plain) await untilPainted();
        // Closed meanwhile, by the visitor.
        if (plain && !plain.dialog.open) return;
        if (plain) beginHandOver(plain);
        setModal(() => InquiryModal);
        setSettings(loaded);
        setOpening({ ...openingOf(subject, opener), ...(plain && { plain }) });
      } catch {
        if (!plain) location.assign(href);
      } finally {
        opener?.removeAttribute("aria-busy");
      }
    };
    const open = (event: MouseEvent) => {
      const opener = openerOf(event);
      if (!opener || !isPlainClick(event)) return;
      event.preventDefault();
      // Safari does not focus a clicked link, and the modal gives the focus back to what had it.
      if (document.activeElement === document.body) opener.focus({ preventScroll: true });
      show(readSubject(opener), opener, opener.getAttribute("href") ?? routes.contact());
    };
    const stopHearing = onAction(({ name, product, plan }) => {
      if (name === "open-inquiry-modal" || name === "open-success-modal")
        show({ product, plan }, document.activeElement, routes.contact({ product, plan }));
    });
    document.addEventListener("pointerover", preload, { passive: true });
    document.addEventListener("focusin", preload);
    document.addEventListener("click", open);
    // Opened before this code was there.
    const plain = findOpenPlainInquiry();
    if (plain) show(readSubject(plain.opener), plain.opener, routes.contact());
    const stopWaiting = whenIdle(fetchModal);
    return () => {
      stopWaiting();
      stopHearing();
      document.removeEventListener("pointerover", preload);
      document.removeEventListener("focusin", preload);
      document.removeEventListener("click", open);
    };
  }, []);

  return (
    <>
      <PlainInquiry {...texts} />
      {Modal && settings && opening && <Modal {...texts} {...settings} opening={opening} />}
    </>
  );
}
