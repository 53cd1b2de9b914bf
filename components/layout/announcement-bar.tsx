"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { anchors } from "@/lib/base/routes";
import { onAction } from "@/lib/content/actions/bus";
import type { AnnouncementType } from "@/lib/features/announcement/announcement";
import { isAnnouncementClosed, storeAnnouncementState } from "@/lib/platform/browser/closed-announcements";
import css from "./announcement-bar.module.css";

type AnnouncementBarProps = {
  id: string;
  type: AnnouncementType;
  isClosable: boolean;
  /** Shown once the announcement is closed. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * The announcement in the top bar. It shares a grid cell with the fallback, so nothing shifts when it is
 * known whether this visitor has closed it, and a closed one never flashes. The early script
 * (`lib/server/document`) shows it before this code is loaded. Without JavaScript it shows at once
 * (announcement-bar.module.css).
 */
export function AnnouncementBar({ id, type, isClosable, fallback, children }: AnnouncementBarProps) {
  const box = useRef<HTMLElement>(null);
  // A prerendered page can't know whether this browser has closed the announcement.
  const [state, setState] = useState<"unknown" | "open" | "closed">("unknown");

  useEffect(() => {
    setState(isAnnouncementClosed(id) ? "closed" : "open");
    return onAction(({ name }) => {
      if (name !== "open-banner" && name !== "close-banner") return;
      storeAnnouncementState(id, name === "close-banner");
      setState(name === "open-banner" ? "open" : "closed");
    });
  }, [id]);

  const dismiss = () => {
    storeAnnouncementState(id, true);
    flushSync(() => setState("closed"));
    // The focused button is gone, so the focus moves to the link in its place.
    box.current?.querySelector<HTMLElement>(`.${css.fallback} a`)?.focus();
  };

  return (
    <section
      aria-label="News"
      className={`announcement ${css.announcement} grid min-w-0 items-center`}
      data-id={id}
      data-state={state}
      // The early script has already changed this attribute.
      suppressHydrationWarning
      data-type={type}
      id={anchors.announcement}
      ref={box}
    >
      <div className={css.fallback}>{fallback}</div>
      <div className={`announcement-item ${css.item} flex items-center gap-2.5 py-1.5 leading-[1.4] text-fg`}>
        <Icon className={css.icon} name={type} />
        <p>{children}</p>
        {isClosable && (
          <button
            aria-label="Dismiss"
            className={`${css.close} relative grid h-6 w-6 flex-none place-items-center rounded-1 text-fg-2 hover:text-fg noscript:hidden`}
            onClick={dismiss}
            type="button"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </section>
  );
}
