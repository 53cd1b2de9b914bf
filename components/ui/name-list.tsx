import { Fragment } from "react";

/** Names separated by commas. Lines break between them only: "E-commerce" would break at its hyphen. */
export function NameList({ names }: { names: readonly string[] }) {
  return names.map((name, i) => (
    <Fragment key={name}>
      <span className="whitespace-nowrap">{i < names.length - 1 ? `${name},` : name}</span>{" "}
    </Fragment>
  ));
}
