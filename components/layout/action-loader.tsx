"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { isPlainClick } from "@/components/ui/plain-click";

const load = () => import("./run-action");

/**
 * The part of named actions that is loaded with every page: it handles clicks on elements with `data-action`,
 * and `?action=` once the page is hydrated. The code of the actions is loaded on first use; if that fails,
 * the click follows the link.
 */
export function ActionLoader() {
  const path = usePathname();
  const [dialog, setDialog] = useState<ReactNode>(null);

  useEffect(() => {
    const click = async (event: MouseEvent) => {
      const caller = event.target instanceof Element && event.target.closest<HTMLElement>("[data-action]");
      if (!caller || !isPlainClick(event)) return;
      event.preventDefault();
      caller.setAttribute("aria-busy", "true");
      try {
        await (await load()).runElementAction(caller, setDialog);
      } catch {
        const href = caller.getAttribute("href");
        if (href) location.assign(href);
      } finally {
        caller.removeAttribute("aria-busy");
      }
    };
    document.addEventListener("click", click);
    return () => document.removeEventListener("click", click);
  }, []);

  useEffect(() => {
    if (path === null || !location.search.includes("action=")) return;
    // No click is waiting: if the code fails to load, the page stays as it is.
    load().then(
      ({ runQueryAction }) => runQueryAction(setDialog),
      () => {},
    );
  }, [path]);

  return dialog;
}
