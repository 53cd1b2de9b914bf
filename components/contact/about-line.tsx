type AboutLineProps = {
  /** Product, plan or both: "Residential proxies, Team". */
  label: string;
  /** Volume and price of the plan, where known. */
  terms: string | null;
};

/** What the contact form is about. Renders nothing if the URL names neither a product nor a plan. */
export function AboutLine({ label, terms }: AboutLineProps) {
  if (label === "") return null;
  return (
    <div className="about-line mb-4.5 border-l-3 border-tint-500 py-0.5 pl-3 text-sm">
      <p className="font-[540]">
        <span className="text-fg-2">About:</span> {label}
      </p>
      {terms !== null && <p className="text-fg-2">{terms}</p>}
    </div>
  );
}
