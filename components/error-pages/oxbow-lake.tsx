import { Drawing } from "@/components/illustrations/drawing";
import lake from "@/components/illustrations/oxbow-lake.svg";
import dryLake from "@/components/illustrations/oxbow-lake-dry.svg";

const states = {
  "cut-off": {
    note: "cut off",
    label: "A river runs straight on and leaves an old bend behind as a lake",
    file: lake,
  },
  flooded: {
    note: "flooded",
    label: "A river runs straight on, and the old bend beside it is full of water",
    file: lake,
  },
  dry: {
    note: "dry",
    label: "A river runs straight on; of the old bend beside it only the dry bed is left",
    file: dryLake,
  },
};

export function OxbowLake({ figure, state }: { figure: string; state: keyof typeof states }) {
  const { note, label, file } = states[state];
  return (
    <svg aria-label={label} className="w-full overflow-visible" role="img" viewBox="0 0 620 440">
      <Drawing file={file} />
      <text
        className="font-display"
        fill="var(--fg)"
        fontSize="52"
        fontWeight="560"
        textAnchor="middle"
        x="310"
        y="176"
      >
        {figure}
      </text>
      <text
        className="text-[13.5px] max-sm:text-[24px]"
        fill="var(--fg-2)"
        fontStyle="italic"
        letterSpacing="1.4"
        textAnchor="middle"
        x="310"
        y="206"
      >
        {note}
      </text>
    </svg>
  );
}
