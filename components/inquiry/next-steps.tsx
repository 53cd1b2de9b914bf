import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";

/** Where the three stations stand on the river, in px of the list; each beside its step's first line. */
const stations = [
  { x: 62, y: 67 },
  { x: 122, y: 280 },
  { x: 58, y: 493 },
] as const;

/** How far the river runs on beyond the list, up and down, for the panel to cut. */
const beyond = 500;
const [width, height] = [180, 640 + 2 * beyond];

const river = ribbon({
  strokes: 9,
  spacing: 6.5,
  points: [
    [30, -520, 1.3],
    [104, -300, 1],
    [118, -140, 1.1],
    [62, 67, 1],
    [80, 174, 0.85],
    [122, 280, 1.1],
    [100, 388, 0.85],
    [58, 493, 1],
    [104, 660, 1.2],
    [92, 860, 1.1],
    [40, 1160, 1.4],
  ],
});

function River() {
  const middle = (river.strokes.length - 1) / 2;
  return (
    <svg
      aria-hidden="true"
      className="absolute left-0 max-sm:hidden"
      fill="none"
      height={height}
      stroke="var(--tint-500)"
      style={{ top: -beyond }}
      viewBox={`0 ${-beyond} ${width} ${height}`}
      width={width}
    >
      {river.strokes.map((stroke, index) => {
        const off = Math.abs(index - middle);
        const path = toPath(stroke);
        return (
          <path
            d={path}
            key={path}
            opacity={off === 0 ? 1 : 0.8 - 0.14 * off}
            stroke={off === 0 ? "var(--tint-300)" : undefined}
            strokeWidth={off === 0 ? 1.8 : 1.1}
          />
        );
      })}
      {stations.map(({ x, y }) => (
        <circle cx={x} cy={y} fill="var(--ground)" key={y} r="7" stroke="var(--fg)" strokeWidth="2" />
      ))}
    </svg>
  );
}

function buildSteps({ gb, days }: NetworkFigures["trial"]) {
  return [
    {
      when: "Today",
      title: "Your inquiry is on file",
      text: "We answer only after it is stored. It goes to the sales desk, not to a mailing list.",
    },
    {
      when: "Within one working day",
      title: "A sales manager writes to you",
      text: "With a price for your volume, and with questions if your use case raises any.",
    },
    {
      when: `The ${days} days after that`,
      title: "You test on your own targets",
      text: `${gb} GB of traffic for ${days} days, free. If it does not do the job, you have lost nothing but the time.`,
    },
  ];
}

/** What follows an inquiry, as three stations on a river. */
export function NextSteps({ trial }: Pick<NetworkFigures, "trial">) {
  return (
    <div>
      <h2 className="heading-2 relative sm:pl-[208px]">What happens next</h2>
      <div className="relative mt-4 sm:mt-2 sm:h-[640px]">
        <River />
        <ol className="grid gap-4 sm:h-full sm:grid-rows-3 sm:gap-0 sm:pl-[208px]">
          {buildSteps(trial).map(({ when, title, text }) => (
            <li className="border-rule-2 border-l-2 pl-2.5 sm:border-0 sm:pt-7 sm:pl-0" key={when}>
              <p className="text-accent text-sm italic">{when}</p>
              <h3 className="heading-3 mt-0.5">{title}</h3>
              <p className="mt-1 max-w-[38ch] text-fg-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
