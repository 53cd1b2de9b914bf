import { Drawing } from "@/components/illustrations/drawing";
import glossary from "@/components/illustrations/index-glossary.svg";
import guides from "@/components/illustrations/index-guides.svg";
import integrations from "@/components/illustrations/index-integrations.svg";
import tools from "@/components/illustrations/index-tools.svg";

const files = { glossary, guides, integrations, tools };

/** Picture of an entry of the resources index. Decorative. */
export function IndexPicture({ name }: { name: keyof typeof files }) {
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full fill-none stroke-tint-600 stroke-[1.2]"
      height="200"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 320 200"
      width="320"
    >
      <Drawing file={files[name]} />
      {name === "glossary" &&
        ["A", "C", "E", "H", "J", "R", "S"].map((letter, i) => (
          <text
            className="fill-tint-700 stroke-none font-display text-[17px] leading-[normal] font-[560]"
            key={letter}
            textAnchor="middle"
            x={20 + ((i * 3) % 8) * 40}
            y={25 + ((i * 2) % 5) * 40}
          >
            {letter}
          </text>
        ))}
    </svg>
  );
}
