import { links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import type { TextPiece } from "@/lib/features/leads/client/disclaimer";

/** Phrases in the forms' plain copy that become links. */
const targets: Readonly<Record<string, string>> = {
  "privacy policy": routes.legal("privacy-policy"),
  "support@oxbow.example": links.supportMail,
};
const phrases = /(privacy policy|support@oxbow\.example)/i;

/** Splits the plain copy of a form into text and links: "privacy policy" and the support email become links. */
export function linkPhrases(text: string): TextPiece[] {
  return text
    .split(phrases)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const href = targets[piece.toLowerCase()];
      return href === undefined ? { text: piece } : { text: piece, href };
    });
}
