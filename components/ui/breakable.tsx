import { Fragment } from "react";

/** A text that wraps after matches of `end`: unless given, after the slashes of a URL and the day of a time. */
export function Breakable({ text, end = /\/(?!\/)|\dT/ }: { text: string; end?: RegExp }) {
  return [...text.matchAll(new RegExp(`.+?(?:${end.source}|$)`, "g"))].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
