"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import type { CheckResult } from "@/lib/content/prismic/publish-check";
import type { PreviewReport } from "@/lib/site/preview-report";

type State = "loading" | "failed" | PreviewReport;

function useReport(path: string): State {
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    const controller = new AbortController();
    setState("loading");
    fetch(routes.previewReport(path), { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The report: HTTP ${response.status}`);
        setState(await response.json());
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
  const [isCopied, copy] = useCopy();
  return (
    <div className="flex max-w-120 min-w-0 flex-[1_1_18rem] gap-2">
      <input
        aria-label="Preview URL"
        className="min-w-0 flex-1 rounded-1 border border-rule-2 bg-ground px-2.5 font-mono text-ellipsis text-fg-2 text-xs"
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        type="text"
        value={url}
      />
      <button
        className={`${buttonClasses({ variant: "Outline", size: "xs" })} min-w-24`}
        onClick={() => copy(url)}
        type="button"
      >
        <span aria-live="polite">{isCopied ? "Copied!" : "Copy"}</span>
      </button>
    </div>
  );
}

function CheckList({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="border-t border-rule py-1" open={open}>
      <summary className="w-fit leading-9">{summary}</summary>
      <ul className="grid gap-1.5 pt-1 pb-3">{children}</ul>
    </details>
  );
}

function CheckItem({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <li className="relative pl-6.5 leading-[1.45] wrap-anywhere">
      <Icon
        className={`absolute top-0.75 left-0 ${isGood ? "text-success" : "text-danger"}`}
        name={isGood ? "success" : "error"}
      />
      {children}
    </li>
  );
}

function PublishCheck({ checks }: { checks: readonly CheckResult[] }) {
  const count = checks.reduce((sum, { problems }) => sum + problems.length, 0);
  if (checks.length === 0) return null;
  const summary = count === 0 ? "ready to publish" : `${count} ${count === 1 ? "problem" : "problems"}`;
  return (
    <CheckList summary={`Publish check: ${summary}`}>
      {checks.map(({ name, problems }) => (
        <CheckItem isGood={problems.length === 0} key={name}>
          <strong>{name}:</strong>{" "}
          {problems.length === 0 ? "fine" : problems.map(({ message }) => message).join("; ")}
        </CheckItem>
      ))}
    </CheckList>
  );
}

function DraftProblems({ problems }: { problems: PreviewReport["draftProblems"] }) {
  if (problems.length === 0) return null;
  const count = problems.length === 1 ? "1 error" : `${problems.length} errors`;
  return (
    <CheckList open summary={`Drafts with errors: ${count}. Invalid drafts and fields are not shown.`}>
      {problems.map(({ document, field, line, message }) => (
        <CheckItem key={`${document} ${line} ${field} ${message}`}>
          <strong>{document}</strong>, line {line}
          {field && `, ${field}`}: {message}
        </CheckItem>
      ))}
    </CheckList>
  );
}

/** Tells an editor that this is a preview, what it shows, how to share it, and how to leave it. */
export function PreviewPanel() {
  const path = usePathname();
  const state = useReport(path);
  const report = typeof state === "string" ? null : state;
  const previewPath = report?.previewPath;
  const isExpired = report?.isExpired === true;
  return (
    <section
      aria-label="Preview"
      className={`border-b-2 text-sm text-fg ${isExpired ? "border-danger bg-danger-bg" : "border-warning bg-warning-bg"}`}
      data-state={isExpired ? "expired" : "open"}
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="flex flex-[1_1_26rem] gap-2.5 leading-[1.45]" role="status">
          <Icon
            className={`mt-0.5 ${isExpired ? "text-danger" : "text-warning"}`}
            name={isExpired ? "error" : "warning"}
            size={18}
          />
          <span>
            <strong>{isExpired ? "This preview has expired." : "This is a preview."}</strong>{" "}
            {describeState(state)}
          </span>
        </p>
        {previewPath && !isExpired && <PreviewUrlField url={location.origin + previewPath} />}
        {/* A plain link: it must not be prefetched, and needs a full page load. */}
        <a className="link leading-[44px]" href={routes.exitPreview()}>
          Exit preview
        </a>
      </div>
      {report && !isExpired && (
        <div className="wrap">
          <DraftProblems problems={report.draftProblems} />
          <PublishCheck checks={report.checks} />
        </div>
      )}
    </section>
  );
}
