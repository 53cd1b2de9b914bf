/** Addresses as examples: from the block that RFC 5737 keeps for documentation. */
const addresses = [11, 12, 13, 14, 15, 16, 17].map((octet) => `203.0.113.${octet}`);
const days = 30;
const numbered = [1, 5, 10, 15, 20, 25, 30];

/** One line an address over the days of a month, none of them broken; below them what a short session looks like. */
export function LeaseChart({ marks }: { marks: readonly string[] }) {
  return (
    <div aria-hidden="true" className="leases">
      <ol>
        {addresses.map((address) => (
          <li key={address}>
            <span className="lease-name figure">{address}</span>
            <i className="lease" />
          </li>
        ))}
        <li className="lease-short">
          <span className="lease-name">{marks[0]}</span>
          <i className="lease" />
        </li>
      </ol>
      <p className="lease-days">
        {numbered.map((day) => (
          <span className="lease-day" key={day} style={{ left: `${((day - 1) / (days - 1)) * 100}%` }}>
            {day === 1 ? `${marks[1] ?? ""} 1` : day}
          </span>
        ))}
      </p>
    </div>
  );
}
