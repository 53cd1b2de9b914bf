"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { isPlainClick } from "@/components/ui/plain-click";

const load = () => import("./run-action");

/**
 * All that a page carries of the named actions: it hears clicks on elements with `data-action`, and sees
 * `?action=` once the page is interactive. What an action does is fetched when the first one is called;
 * where it can't be had, the click goes where the link leads.
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
    // Nobody asked by a click: without the code the page stays as it is.
    load().then(
      ({ runQueryAction }) => runQueryAction(setDialog),
      () => {},
    );
  }, [path]);

  return dialog;
}
