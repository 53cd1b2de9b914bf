import { Drawing } from "./drawing";
import file from "./listing-sheets.svg";

/**
 * Three portals' listings of one area as sheets above its map: several listings are one home on the map. Decorative.
 * @param labels the text below the map and the text above the sheets
 */
export function ListingSheets({ labels: [homes, listings] }: { labels: readonly string[] }) {
  return (
    <svg aria-hidden="true" className="w-full overflow-visible" viewBox="-380 -740 760 910">
      <Drawing file={file} />
      <g
        className="max-md:text-[34px]"
        fill="var(--ink)"
        fontSize="22"
        fontStyle="italic"
        fontWeight="500"
        paintOrder="stroke"
        stroke="var(--tint-400)"
        strokeWidth="9"
      >
        <text x="-250" y="-668">
          {listings}
        </text>
        <text x="-250" y="150">
          {homes}
        </text>
      </g>
    </svg>
  );
}
