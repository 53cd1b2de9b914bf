import type { DisclaimerPiece } from "@/lib/features/leads/client/disclaimer";

export function DisclaimerText({ pieces }: { pieces: readonly DisclaimerPiece[] }) {
  return pieces.map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      // Opens in a new tab, so that typed text is not lost.
      <a className="link" href={href} key={href} rel="noreferrer" target="_blank">
        {text}
      </a>
    ),
  );
}

export function Disclaimer({ pieces }: { pieces: readonly DisclaimerPiece[] }) {
  return (
    <p className="text-fg-2 text-xs">
      <DisclaimerText pieces={pieces} />
    </p>
  );
}
