"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { isAnnouncementClosed, rememberAnnouncement } from "@/lib/base/closed-announcements";
import { anchors } from "@/lib/base/routes";
import { onAction } from "@/lib/content/actions/bus";
import type { AnnouncementType } from "@/lib/features/announcement/announcement";
import css from "./news-bar.module.css";

type NewsBarProps = {
  id: string;
  type: AnnouncementType;
  isClosable: boolean;
  /** The line that stands here when there are no news, or once they are closed. */
  reading: ReactNode;
  children: ReactNode;
};

/**
 * News in the top bar. They and the reading lie on each other in one cell, so the bar has its height before
 * anyone knows whether this visitor has closed them: nothing moves, and what was closed never flashes.
 * The early script (`lib/server/document`) shows what is open before this code is there. Without scripts the
 * news show at once (news-bar.module.css).
 */
export function NewsBar({ id, type, isClosable, reading, children }: NewsBarProps) {
  const box = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(true);
  // A prerendered page can't know what this browser remembers.
  const [isKnown, setKnown] = useState(false);
  const wasDismissed = useRef(false);

  useEffect(() => {
    setOpen(!isAnnouncementClosed(id));
    setKnown(true);
    return onAction(({ name }) => {
      if (name !== "open-banner" && name !== "close-banner") return;
      rememberAnnouncement(id, name === "close-banner");
      setOpen(name === "open-banner");
    });
  }, [id]);

  useEffect(() => {
    if (isOpen || !wasDismissed.current) return;
    wasDismissed.current = false;
    // The button that had the focus is gone; the keyboard goes on from the same place.
    box.current?.querySelector<HTMLElement>(`.${css.newsReading} a`)?.focus();
  }, [isOpen]);

  const dismiss = () => {
    wasDismissed.current = true;
    rememberAnnouncement(id, true);
    setOpen(false);
  };

  return (
    // News and the reading share a cell: the bar's height never depends on which of them shows.
    <section
      aria-label="News"
      className={`news ${css.news} grid min-w-0 items-center`}
      data-id={id}
      data-state={isKnown ? (isOpen ? "open" : "closed") : "unknown"}
      data-type={type}
      id={anchors.announcement}
      ref={box}
    >
      <div className={css.newsReading}>{reading}</div>
      <div className={`news-item ${css.newsItem} flex items-center gap-1.25 py-0.75 leading-[1.4] text-fg`}>
        <Icon className={css.newsIcon} name={type} />
        <p>{children}</p>
        {isClosable && (
          <button
            aria-label="Dismiss"
            className={`${css.newsClose} relative grid h-3 w-3 flex-none place-items-center rounded-1 text-fg-2 hover:text-fg noscript:hidden`}
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
