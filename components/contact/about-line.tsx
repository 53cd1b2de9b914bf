type AboutLineProps = {
  /** Product and plan: "Residential proxies, Team". */
  label: string;
  /** Volume and price of the plan, where known. */
  terms: string | null;
};

/** What the contact form is about; nothing without a product and a plan. */
export function AboutLine({ label, terms }: AboutLineProps) {
  if (label === "") return null;
  return (
    <div className="about-line mb-4.5 border-l-3 border-tint-500 pt-0.5 pr-0 pb-0.5 pl-3 text-sm">
      <p className="font-[540]">
        <span className="text-fg-2">About:</span> {label}
      </p>
      {terms !== null && <p className="text-fg-2">{terms}</p>}
    </div>
  );
}
