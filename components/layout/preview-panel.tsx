"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { useCopied } from "@/components/ui/use-copied";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { CheckResult } from "@/lib/content/prismic/publish-check";
import type { PreviewReport } from "@/lib/site/preview-report";
import css from "./preview-panel.module.css";

type State = "loading" | "failed" | PreviewReport;

function useReport(path: string): State {
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    const controller = new AbortController();
    setState("loading");
    fetch(routes.previewReport(path), { signal: controller.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`The report answered ${answer.status}`);
        setState(await answer.json());
      })
      .catch(() => {
        if (!controller.signal.aborted) setState("failed");
      });
    return () => controller.abort();
  }, [path]);
  return state;
}

function describeVersion({ version, publishedAt, isExpired }: PreviewReport): string {
  if (isExpired) return "The link is no longer valid. You see the published pages.";
  const day = publishedAt === null ? "" : ` of ${formatDate(publishedAt.slice(0, 10))}`;
  if (version === "draft") return `You see a draft. Visitors see the version${day}.`;
  if (version === "unpublished")
    return "You see a page that is not published yet. Visitors find nothing here.";
  if (version === "unchanged") return `This page has no draft. You see the published version${day}.`;
  return "This page is not written in the CMS. Its header and other shared parts may show drafts.";
}

function describeState(state: State): string {
  if (state === "loading") return "Looking up which version this is …";
  if (state === "failed") return "Could not determine which version this is.";
  return describeVersion(state);
}

function PreviewUrlField({ url }: { url: string }) {
  const [isCopied, markCopied] = useCopied();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      markCopied();
    } catch {
      // Copying failed: the button's label does not change, and the field can still be selected.
    }
  };
  return (
    <div className={`${css.previewUrl} flex max-w-120 min-w-0 flex-[1_1_18rem] gap-2`}>
      <input
        aria-label="Preview URL"
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        type="text"
        value={url}
      />
      <button className={buttonClasses({ variant: "Outline", size: "xs" })} onClick={copy} type="button">
        <span aria-live="polite">{isCopied ? "Copied!" : "Copy"}</span>
      </button>
    </div>
  );
}

function PublishCheck({ checks }: { checks: readonly CheckResult[] }) {
  const count = checks.reduce((sum, { problems }) => sum + problems.length, 0);
  if (checks.length === 0) return null;
  const summary = count === 0 ? "ready to publish" : `${count} ${count === 1 ? "problem" : "problems"}`;
  return (
    <details className={`${css.previewCheck} border-t border-rule py-1`}>
      <summary>Publish check: {summary}</summary>
      <ul>
        {checks.map(({ name, problems }) => (
          <li data-state={problems.length === 0 ? "good" : "bad"} key={name}>
            <Icon name={problems.length === 0 ? "success" : "error"} size={16} />
            <strong>{name}:</strong>{" "}
            {problems.length === 0 ? "fine" : problems.map(({ message }) => message).join("; ")}
          </li>
        ))}
      </ul>
    </details>
  );
}

function DraftProblems({ problems }: { problems: PreviewReport["draftProblems"] }) {
  if (problems.length === 0) return null;
  return (
    <details className={`${css.previewCheck} border-t border-rule py-1`} open>
      <summary>
        Drafts with errors: {problems.length === 1 ? "1 error" : `${problems.length} errors`}. Invalid drafts
        and fields are not shown.
      </summary>
      <ul>
        {problems.map(({ document, field, line, message }) => (
          <li data-state="bad" key={`${document} ${line} ${field} ${message}`}>
            <Icon name="error" size={16} />
            <strong>{document}</strong>, line {line}
            {field && `, ${field}`}: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Tells an editor that this is a preview, what it shows, how to share it, and how to leave it. */
export function PreviewPanel() {
  const path = usePathname();
  const state = useReport(path);
  const report = typeof state === "string" ? null : state;
  const previewPath = report?.previewPath;
  return (
    <section
      aria-label="Preview"
      className={`${css.previewBar} text-sm text-fg`}
      data-state={report?.isExpired ? "expired" : "open"}
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className={`${css.previewWords} flex flex-[1_1_26rem] gap-2.5 leading-[1.45]`} role="status">
          <Icon name={report?.isExpired ? "error" : "warning"} size={18} />
          <span>
            <strong>{report?.isExpired ? "This preview has expired." : "This is a preview."}</strong>{" "}
            {describeState(state)}
          </span>
        </p>
        {previewPath && !report?.isExpired && <PreviewUrlField url={location.origin + previewPath} />}
        {/* A plain link: it must not be prefetched, and needs a full page load. */}
        <a className="link leading-[44px]" href={routes.exitPreview()}>
          Exit preview
        </a>
      </div>
      {report && !report.isExpired && (
        <div className="wrap">
          <DraftProblems problems={report.draftProblems} />
          <PublishCheck checks={report.checks} />
        </div>
      )}
    </section>
  );
}
