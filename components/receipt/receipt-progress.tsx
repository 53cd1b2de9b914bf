import type { ReactNode } from "react";
import { emailOf, links } from "@/lib/base/links";
import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { ProgressRiver, stationGap } from "./progress-river";
import { UtcTime } from "./utc-time";
import { VisitorDate } from "./visitor-time";

const stages = ["received", "assigned", "answered"] as const;

type StepProps = { title: string; isReached: boolean; isCurrent: boolean; children: ReactNode };

function Step({ title, isReached, isCurrent, children }: StepProps) {
  return (
    <li aria-current={isCurrent ? "step" : undefined} style={{ minHeight: stationGap }}>
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
