const places = Array.from({ length: 32 }, (_, i) => i);

/**
 * The bits of an IPv4 address as a ruler: filled up to the prefix, open beyond it, with the value of each byte
 * below. The facts beside it say the same in figures.
 */
export function BitRuler({ value, prefix }: { value: bigint; prefix: number }) {
  const bits = value.toString(2).padStart(32, "0");
  return (
    <svg
      aria-hidden="true"
      className="bit-ruler"
      height="88"
      preserveAspectRatio="xMidYMid meet"
      viewBox="0 0 672 88"
      width="672"
    >
      {places.map((i) => {
        const x = i * 20 + Math.floor(i / 8) * 10;
        const name = i < prefix ? "bit bit-network" : "bit";
        return (
          <g className={name} key={i}>
            <rect height="34" width="20" x={x} y="20" />
            <text textAnchor="middle" x={x + 10} y="42">
              {bits[i]}
            </text>
          </g>
        );
      })}
      {[0, 1, 2, 3].map((byte) => (
        <text className="bit-byte" key={byte} textAnchor="middle" x={byte * 170 + 80} y="78">
          {Number.parseInt(bits.slice(byte * 8, byte * 8 + 8), 2)}
        </text>
      ))}
      {prefix > 0 && prefix < 32 && (
        <path className="bit-mark" d={`M${prefix * 20 + Math.floor((prefix - 1) / 8) * 10} 6V60`} />
      )}
    </svg>
  );
}
