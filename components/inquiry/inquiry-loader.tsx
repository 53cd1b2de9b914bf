"use client";

import { type ComponentType, useEffect, useState } from "react";
import { isPlainClick } from "@/components/ui/plain-click";
import { onAction } from "@/lib/actions/bus";
import { parseInquiryProduct } from "@/lib/products";
import { routes } from "@/lib/routes";
import { loadSiteSettings, type SiteSettings } from "@/lib/third-party/site-settings";
import type { InquiryModalProps, InquiryOpening, InquiryTexts } from "./inquiry-modal";

const openerSelector = ".open-modal";
const loadModal = () => import("./inquiry-modal");

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

/**
 * All that a page carries of the inquiry modal. It fetches the modal when someone points at an
 * open-modal element, focuses it or clicks it; a click that comes before the modal has arrived opens
 * it on arrival, and where it can't be had, the click goes where the link leads. Actions that are
 * announced open it, too.
 */
export function InquiryLoader(texts: InquiryTexts) {
  const [Modal, setModal] = useState<ComponentType<InquiryModalProps> | null>(null);
  const [settings, setSettings] = useState<SiteSettings | null>(null);
  const [opening, setOpening] = useState<InquiryOpening | null>(null);

  useEffect(() => {
    const preload = (event: Event) => {
      if (!openerOf(event)) return;
      // A failure shows at the click, if there is one.
      loadModal().catch(() => {});
      loadSiteSettings();
    };
    const show = async (subject: Subject, opener: Element | null, href: string) => {
      opener?.setAttribute("aria-busy", "true");
      try {
        const [{ InquiryModal }, loaded] = await Promise.all([loadModal(), loadSiteSettings()]);
        setModal(() => InquiryModal);
        setSettings(loaded);
        setOpening(openingOf(subject, opener));
      } catch {
        location.assign(href);
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
    return () => {
      stopHearing();
      document.removeEventListener("pointerover", preload);
      document.removeEventListener("focusin", preload);
      document.removeEventListener("click", open);
    };
  }, []);

  return Modal && settings && opening && <Modal {...texts} {...settings} opening={opening} />;
}
