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

const line = "grid grid-cols-[22px_1fr] items-start gap-2.5";
const choice = "flex h-11 items-center justify-center rounded-2 border border-ink text-sm font-[560]";

/** The consent dialog of a partner app, as a picture with numbers that the list next to it explains. */
export function ConsentSheet() {
  return (
    <figure className="mx-auto w-full max-w-85">
      <div className="rounded-[24px] border border-ink bg-white p-6 shadow-3 outline outline-offset-5 outline-ink">
        <p className="font-[560] text-2xs text-fg-2">Tidewater Weather</p>
        <p className="heading-4 mt-3">Use the app free and share a little of your connection?</p>
        <ul className="mt-4 grid gap-3 text-sm">
          <li className={line}>
            <PointNumber>{1}</PointNumber>
            <span>
              Companies read <b>public web pages</b> through your IP. They see none of your files, apps or
              other devices.
            </span>
          </li>
          <li className={line}>
            <PointNumber>{2}</PointNumber>
            <span>
              Only on <b>Wi-Fi</b> and while the phone <b>charges</b>. At most 500 MB a day.
            </span>
          </li>
          <li className={line}>
            <PointNumber>{3}</PointNumber>
            <span>
              The app stays <b>free of ads</b>. It shows how much went through, and when.
            </span>
          </li>
          <li className={line}>
            <PointNumber>{4}</PointNumber>
            <span>
              Stop at any time: <b>one tap</b>, on the first page of the settings.
            </span>
          </li>
        </ul>
        <div className="mt-5 grid grid-cols-2 gap-2">
          <span className={choice}>No, show ads</span>
          <span className={choice}>Yes, share</span>
        </div>
        <p className={`${line} mt-3.5 text-fg-2 text-xs`}>
          <PointNumber>{5}</PointNumber>
          <span>Both buttons look the same. After a no, the app may not ask again for 90 days.</span>
        </p>
      </div>
      <figcaption className="note mt-3">
        The dialog as partner apps have to show it, in the user’s language. The app is invented.
      </figcaption>
    </figure>
  );
}
