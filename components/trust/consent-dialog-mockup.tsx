export function PointNumber({ children, className }: { children: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-5.5 flex-none items-center justify-center rounded-pill bg-tint-700 font-mono text-2xs leading-[normal] font-semibold text-inverse ${className ?? ""}`}
    >
      {children}
    </span>
  );
}

const rowClasses = "grid grid-cols-[22px_1fr] items-start gap-2.5";
const mockButtonClasses =
  "flex h-11 items-center justify-center rounded-2 border border-ink text-sm font-[560]";

/** A mock-up of a partner app's consent dialog. Its numbers are those of the list further down the page. */
export function ConsentDialogMockup() {
  return (
    <figure className="mx-auto w-full max-w-85 md:mr-1.5">
      <div className="rounded-[24px] border border-ink bg-white p-6 shadow-3 outline outline-offset-5 outline-ink">
        <p className="font-[560] text-2xs text-fg-2">Tidewater Weather</p>
        <p className="heading-4 mt-3">Share your connection and use the app for free?</p>
        <ul className="mt-4 grid gap-3 text-sm">
          <li className={rowClasses}>
            <PointNumber>{1}</PointNumber>
            <span>
              Companies read <b>public web pages</b> through your IP. They see none of your files, apps or
              other devices.
            </span>
          </li>
          <li className={rowClasses}>
            <PointNumber>{2}</PointNumber>
            <span>
              Only on <b>Wi-Fi</b> and while the phone <b>charges</b>. At most 500 MB per day.
            </span>
          </li>
          <li className={rowClasses}>
            <PointNumber>{3}</PointNumber>
            <span>
              The app stays <b>free of ads</b>. It shows how much data it shared, and when.
            </span>
          </li>
          <li className={rowClasses}>
            <PointNumber>{4}</PointNumber>
            <span>
              Stop at any time: <b>one tap</b>, on the first screen of the settings.
            </span>
          </li>
        </ul>
        <div className="mt-5 grid grid-cols-2 gap-2">
          <span className={mockButtonClasses}>No, show ads</span>
          <span className={mockButtonClasses}>Yes, share</span>
        </div>
        <p className={`${rowClasses} mt-3.5 text-fg-2 text-xs`}>
          <PointNumber>{5}</PointNumber>
          <span>If you say no, we won’t ask again for 90 days.</span>
        </p>
      </div>
      <figcaption className="note mt-3">
        The dialog as partner apps have to show it, in the user’s language, with two buttons that look the
        same. Tidewater Weather is a fictional app.
      </figcaption>
    </figure>
  );
}
