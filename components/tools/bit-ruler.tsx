const bytes = [0, 1, 2, 3];
const places = [0, 1, 2, 3, 4, 5, 6, 7];
const bit = { width: 20, height: 34, top: 12 };
const size = { width: places.length * bit.width, height: 74 };

function Byte({
  digits,
  prefix,
}: {
  digits: string;
  /** Bits of this byte that the network takes. */
  prefix: number;
}) {
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full overflow-visible"
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
    >
      {places.map((place) => (
        <g key={place}>
          <rect
            className={place < prefix ? "fill-tint-700 stroke-tint-600" : "fill-white stroke-accent"}
            height={bit.height}
            width={bit.width}
            x={place * bit.width}
            y={bit.top}
          />
          <text
            className={`font-mono text-[14px] font-[450] ${place < prefix ? "fill-inverse" : "fill-fg-2"}`}
            textAnchor="middle"
            x={(place + 0.5) * bit.width}
            y={bit.top + 22}
          >
            {digits[place]}
          </text>
        </g>
      ))}
      <text
        className="fill-fg font-mono text-[15px] leading-[normal] font-[550]"
        textAnchor="middle"
        x={size.width / 2}
        y={bit.top + bit.height + 20}
      >
        {Number.parseInt(digits, 2)}
      </text>
      {prefix > 0 && prefix < 8 && (
        <path className="stroke-fg stroke-[2.5]" d={`M${prefix * bit.width} 0V${bit.top + bit.height + 8}`} />
      )}
    </svg>
  );
}

/** The bits of an IPv4 address as a scale of four bytes, filled up to the prefix length. Decorative. */
export function BitRuler({ value, prefix }: { value: bigint; prefix: number }) {
  const digits = value.toString(2).padStart(32, "0");
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[repeat(2,minmax(0,160px))] gap-x-2.5 gap-y-2 sm:grid-cols-[repeat(4,minmax(0,160px))]"
    >
      {bytes.map((byte) => (
        <Byte digits={digits.slice(byte * 8, byte * 8 + 8)} key={byte} prefix={prefix - byte * 8} />
      ))}
    </div>
  );
}
