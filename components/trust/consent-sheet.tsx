import css from "./consent-sheet.module.css";

const number = (n: number) => (
  <span aria-hidden="true" className={css.consentNumber}>
    {n}
  </span>
);

/** The consent dialog of a partner app, as a picture with numbers that the list next to it explains. */
export function ConsentSheet() {
  return (
    <figure className="mx-auto w-full max-w-85">
      <div className={`${css.consentPhone} border border-ink bg-white p-6 shadow-3`}>
        <p className="font-[560] text-2xs text-fg-2">Tidewater Weather</p>
        <p className="heading-4 mt-3">Use the app free and share a little of your connection?</p>
        <ul className="mt-4 grid gap-3 text-sm">
          <li className={css.consentLine}>
            {number(1)}
            <span>
              Companies read <b>public web pages</b> through your IP. They see none of your files, apps or
              other devices.
            </span>
          </li>
          <li className={css.consentLine}>
            {number(2)}
            <span>
              Only on <b>Wi-Fi</b> and while the phone <b>charges</b>. At most 500 MB a day.
            </span>
          </li>
          <li className={css.consentLine}>
            {number(3)}
            <span>
              You are paid <b>for every GB</b>. The app shows how much went through, and when.
            </span>
          </li>
          <li className={css.consentLine}>
            {number(4)}
            <span>
              Stop at any time: <b>one tap</b>, on the first page of the settings.
            </span>
          </li>
        </ul>
        <div className="mt-5 grid grid-cols-2 gap-2">
          <span className={css.consentChoice}>No, show ads</span>
          <span className={css.consentChoice}>Yes, share</span>
        </div>
        <p className={`${css.consentLine} mt-3.5 text-fg-2 text-xs`}>
          {number(5)}
          <span>Both buttons look the same. A no is kept for 90 days.</span>
        </p>
      </div>
      <figcaption className="note mt-3">
        The dialog as partner apps have to show it, in the user’s language. The app is invented.
      </figcaption>
    </figure>
  );
}
