import type { DisclaimerPiece } from "@/lib/features/leads/client/disclaimer";

/** Text with its links. */
export function DisclaimerText({ pieces }: { pieces: readonly DisclaimerPiece[] }) {
  return pieces.map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      // A new tab: what has been typed stays where it is.
      <a className="link" href={href} key={href} rel="noreferrer" target="_blank">
        {text}
      </a>
    ),
  );
}

/** What happens with the data, below the button that sends it. */
export function Disclaimer({ pieces }: { pieces: readonly DisclaimerPiece[] }) {
  return (
    <p className="text-fg-2 text-xs">
      <DisclaimerText pieces={pieces} />
    </p>
  );
}
