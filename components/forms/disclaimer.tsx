import type { TextPiece } from "@/lib/features/leads/client/disclaimer";

export function DisclaimerText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // Opens in a new tab, so that the reader stays at the form.
      // biome-ignore lint/suspicious/noArrayIndexKey: a disclaimer may link to a page twice, and never changes its order.
      <a className="link" href={href} key={index} rel="noreferrer" target="_blank">
        {text}
      </a>
    ),
  );
}

export function Disclaimer({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <p className="text-fg-2 text-xs">
      <DisclaimerText pieces={pieces} />
    </p>
  );
}
