"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { isPlainClick } from "@/components/ui/plain-click";

const load = () => import("./run-action");

/**
 * The part of named actions that is loaded with every page: it handles clicks on elements with `data-action` (all
 * but those that open the inquiry), and `?action=` once the page is hydrated. The code of the actions is loaded on
 * first use; if that fails, the click follows the link.
 */
export function ActionLoader() {
  const path = usePathname();
  const [dialog, setDialog] = useState<ReactNode>(null);

  useEffect(() => {
    const click = async (event: MouseEvent) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>("[data-action]");
      if (!element || !isPlainClick(event)) return;
      event.preventDefault();
      element.setAttribute("aria-busy", "true");
      try {
        await (await load()).runElementAction(element, setDialog);
      } catch {
        const href = element.getAttribute("href");
        if (href) location.assign(href);
      } finally {
        element.removeAttribute("aria-busy");
      }
    };
    document.addEventListener("click", click);
    return () => document.removeEventListener("click", click);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each navigation
  useEffect(() => {
    if (!location.search.includes("action=")) return;
    // There is no link to follow: if the code fails to load, the page stays as it is.
    load()
      .then(({ runQueryAction }) => runQueryAction(setDialog))
      .catch(() => {});
  }, [path]);

  return dialog;
}
