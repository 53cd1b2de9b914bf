import { Drawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/steps-river.svg";
import { answerTime } from "@/lib/base/answer-time";
import { capitalize } from "@/lib/base/format/capitalize";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";

/** How far the river extends above and below the list; the panel clips it. */
const beyond = 500;
const [width, height] = [180, 640 + 2 * beyond];

function River() {
  return (
    <svg
      aria-hidden="true"
      className="absolute left-0 max-sm:hidden"
      height={height}
      style={{ top: -beyond }}
      viewBox={`0 ${-beyond} ${width} ${height}`}
      width={width}
    >
      <Drawing file={river} />
    </svg>
  );
}

function buildSteps({ gb, days }: NetworkFigures["trial"]) {
  return [
    {
      when: "Today",
      title: "Your inquiry is on file",
      text: "We confirm only once it is saved. It goes to the sales team at once.",
    },
    {
      when: capitalize(answerTime),
      title: "A sales manager writes to you",
      text: "With a price for your volume, and with questions if your use case raises any.",
    },
    {
      when: `The ${days} days after that`,
      title: "You test on your own targets",
      text: `${gb} GB of traffic for ${days} days, free. If it does not do the job, all you have lost is time.`,
    },
  ];
}

/** The three next steps after an inquiry. */
export function NextSteps({ trial }: Pick<NetworkFigures, "trial">) {
  return (
    <div>
      <h2 className="heading-2 relative sm:pl-52">What happens next</h2>
      <div className="relative mt-8 sm:mt-4 sm:h-160">
        <River />
        <ol className="grid gap-8 sm:h-full sm:grid-rows-3 sm:gap-0 sm:pl-52">
          {buildSteps(trial).map(({ when, title, text }) => (
            <li className="border-rule-2 border-l-2 pl-5 sm:border-0 sm:pt-14 sm:pl-0" key={when}>
              <p className="text-accent text-sm italic">{when}</p>
              <h3 className="heading-3 mt-1">{title}</h3>
              <p className="mt-2 max-w-[38ch] text-fg-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
