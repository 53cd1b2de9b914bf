import { links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import type { TextPiece } from "@/lib/features/leads/client/disclaimer";

const targets = new Map<string, string>([
  ["privacy policy", routes.legal("privacy-policy")],
  ["support@oxbow.example", links.supportMail],
]);
const phrases = /(privacy policy|support@oxbow\.example)/i;

/** Splits a text into plain pieces and links: "privacy policy" and the support email become links. */
export function linkPhrases(text: string): TextPiece[] {
  return text
    .split(phrases)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const href = targets.get(piece.toLowerCase());
      return href === undefined ? { text: piece } : { text: piece, href };
    });
}
