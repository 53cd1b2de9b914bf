import type { ReactNode } from "react";
import { Drawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/receipt-river.svg";
import { emailOf, links } from "@/lib/base/links";
import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { UtcTime } from "./utc-time";
import { VisitorDate } from "./visitor-time";

/** Distance of two steps in px; same as the list's row height. */
const stepGap = 136;
const firstY = 20;
/** How far the river extends below the last step; the panel clips it. */
const overhang = 420;
const width = 128;
const height = firstY + 2 * stepGap + overhang;
/** The river enters from the left edge of the panel, below the heading. */
const farLeft = { x: -1200, y: -100 };

const stepPoints = [44, 84, 40].map((x, index) => ({ x, y: firstY + index * stepGap }));

/** A progress indicator drawn as a river: solid up to step `reached` (0 to 2), faint after it. */
function ProgressRiver({ reached }: { reached: number }) {
  const until = stepPoints[reached]?.y ?? firstY;
  const doneUntil = reached === stepPoints.length - 1 ? height : until;
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-0 overflow-visible"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <clipPath id="river-run">
        <rect height={doneUntil - farLeft.y} width={width} y={farLeft.y} />
        {/* The way to the first step, also where it is lower than that. */}
        <rect height={height - farLeft.y} width={-farLeft.x} {...farLeft} />
      </clipPath>
      <clipPath id="river-ahead">
        <rect height={height - doneUntil} width={width} y={doneUntil} />
      </clipPath>
      <g clipPath="url(#river-run)">
        <Drawing file={river} part="done" />
      </g>
      <g clipPath="url(#river-ahead)">
        <Drawing file={river} part="ahead" />
      </g>
      {stepPoints.map(({ x, y }, index) => (
        <circle
          cx={x}
          cy={y}
          fill={index <= reached ? "var(--tint-300)" : "var(--ground)"}
          key={y}
          opacity={index <= reached ? 1 : 0.75}
          r={index === reached ? 9 : 7}
          stroke={index === reached ? "var(--ground)" : "var(--fg)"}
          strokeWidth={index === reached ? 4 : 2}
        />
      ))}
      <circle
        cx={stepPoints[reached]?.x}
        cy={until}
        fill="none"
        r="12"
        stroke="var(--tint-300)"
        strokeWidth="1.5"
      />
    </svg>
  );
}

const stages = ["received", "assigned", "answered"] as const;

type StepProps = { title: string; isReached: boolean; isCurrent: boolean; children: ReactNode };

function Step({ title, isReached, isCurrent, children }: StepProps) {
  return (
    <li aria-current={isCurrent ? "step" : undefined} style={{ minHeight: stepGap }}>
      <h2 className={isReached ? "heading-4" : "heading-4 text-fg-2"}>
        {title}
        <span className="sr-only">{isReached ? " (done)" : " (not yet)"}</span>
      </h2>
      <div className="mt-1 text-fg-2 text-sm">{children}</div>
    </li>
  );
}

function Answer({ receipt, now }: { receipt: Receipt; now: number }) {
  const { answeredAt, answerWithin, dueAt } = receipt;
  if (answeredAt !== null) return <UtcTime at={answeredAt} />;
  if (dueAt === null) return "We reply by email.";
  if (now > dueAt) {
    return (
      <>
        This was due on <UtcTime at={dueAt} />. We are late, and we are sorry. Write to{" "}
        <a className="link" href={links.salesMail}>
          {emailOf(links.salesMail)}
        </a>{" "}
        if it is urgent.
      </>
    );
  }
  return (
    <>
      Due {answerWithin}, by <UtcTime at={dueAt} />. <VisitorDate at={new Date(dueAt).toISOString()} />
    </>
  );
}

function Assignment({ receipt, isAnswered }: { receipt: Receipt; isAnswered: boolean }) {
  const { assignedTo, assignedAt } = receipt;
  if (assignedAt !== null) {
    return (
      <>
        Assigned to {assignedTo} on <UtcTime at={assignedAt} />.
      </>
    );
  }
  return isAnswered
    ? "Answered without being assigned to one person."
    : "Next, we assign it to someone who knows the subject.";
}

export function ReceiptProgress({ receipt, now }: { receipt: Receipt; now: number }) {
  const { progress, receivedAt } = receipt;
  const reached = progress === null ? 0 : stages.indexOf(progress);
  const step = (index: number) => ({ isReached: index <= reached, isCurrent: index === reached });
  return (
    <div className="relative mt-18 pl-32">
      <ProgressRiver reached={reached} />
      <ol className="relative pt-1.5">
        <Step {...step(0)} title="Received">
          <UtcTime at={receivedAt} />. Stored, and passed to the right team.
        </Step>
        <Step {...step(1)} isReached={receipt.assignedAt !== null} title="Assigned to a manager">
          <Assignment isAnswered={reached === 2} receipt={receipt} />
        </Step>
        <Step {...step(2)} title="Answered">
          <Answer now={now} receipt={receipt} />
        </Step>
      </ol>
    </div>
  );
}
