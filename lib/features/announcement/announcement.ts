import "server-only";
import { createHash } from "node:crypto";
import { asLink } from "@prismicio/client";
import { type LinkTarget, parseLinkTarget } from "@/lib/content/prismic/link-target";
import type { SettingsDocument } from "@/prismicio-types";

const announcementTypes = ["error", "success", "warning", "neutral"] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

export type Announcement = {
  /** Derived from the text and the link's URL: if either changes, visitors who closed the announcement see it again. */
  id: string;
  type: AnnouncementType;
  text: string;
  link: { target: LinkTarget; label: string } | null;
  isClosable: boolean;
};

/** The announcement in the site's settings; null when there is none to show. */
export function buildAnnouncement(data: SettingsDocument["data"]): Announcement | null {
  const text = data.news_bar_text?.trim() ?? "";
  if (data.news_bar_visible !== true || text === "") return null;
  const url = asLink(data.news_bar_link) ?? "";
  const target = parseLinkTarget(url);
  const label = data.news_bar_link_label?.trim() ?? "";
  return {
    id: createHash("sha256").update(`${text}\n${url}`).digest("base64url").slice(0, 12),
    type: announcementTypes.find((type) => type === data.news_bar_type) ?? "neutral",
    text,
    link: target && label !== "" ? { target, label } : null,
    // Documents saved before this field existed lack it: closable by default.
    isClosable: data.news_bar_closable !== false,
  };
}
