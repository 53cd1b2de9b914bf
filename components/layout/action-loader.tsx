"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { isPlainClick } from "@/components/ui/plain-click";

const importActions = () => import("./run-action");

/**
 * Runs the CMS's named actions (lib/content/actions): on clicks on `[data-action]`, and for `?action=` after hydration.
 * Renders the dialog that an action opens. The code of the actions is imported on first use; if that fails, the click
 * follows the link. Links that open the inquiry have no `data-action`; see `InquiryLoader`.
 */
export function ActionLoader() {
  const path = usePathname();
  const [dialog, setDialog] = useState<ReactNode>(null);

  useEffect(() => {
    const handleClick = async (event: MouseEvent) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>("[data-action]");
      if (!element || !isPlainClick(event)) return;
      event.preventDefault();
      element.setAttribute("aria-busy", "true");
      try {
        await (await importActions()).runElementAction(element, setDialog);
      } catch {
        const href = element.getAttribute("href");
        if (href) location.assign(href);
      } finally {
        element.removeAttribute("aria-busy");
      }
    };
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each navigation
  useEffect(() => {
    if (!location.search.includes("action=")) return;
    // There is no link to follow: if the code fails to load, the page stays as it is.
    importActions()
      .then(({ runQueryAction }) => runQueryAction(setDialog))
      .catch(() => {});
  }, [path]);

  return dialog;
}
