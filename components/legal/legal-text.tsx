import type { RichTextField } from "@prismicio/client";
import Link from "next/link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { RichText, type RichTextSize } from "@/components/rich-text/rich-text";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { formatDate } from "@/lib/base/format/date";
import { createSlugger } from "@/lib/base/markdown/slug";
import { legalDocuments, routes } from "@/lib/base/routes";
import { listDocumentCrumbs } from "@/lib/content/seo/crumbs";
import css from "./legal-text.module.css";

const names = {
  "privacy-policy": "Privacy policy",
  terms: "Terms of service",
  "acceptable-use": "Acceptable use policy",
  cookies: "Cookies and storage",
  dpa: "Data processing agreement",
} satisfies Record<(typeof legalDocuments)[number], string>;

type LegalTextProps = {
  /** Path of its page; null in the slice simulator. */
  path: string | null;
  title: string;
  version: string | null;
  /** ISO date. */
  effective: string | null;
  body: RichTextField;
  size: RichTextSize;
};

function LegalHead({ path, title, version, effective }: Omit<LegalTextProps, "body" | "size">) {
  return (
    <div className="on-paper-2 border-rule border-b">
      <div className="wrap pt-5">
        <Breadcrumbs items={listDocumentCrumbs(path ?? "", title, "General")} />
        <div className="grid items-end gap-x-6 gap-y-6 pt-fluid-2 pb-fluid-1 md:grid-cols-12">
          <h1 className="heading-1 md:col-span-8">{title}</h1>
          <dl className="grid grid-cols-2 gap-x-6 border-fg border-t pt-2 text-sm md:col-span-4">
            {version && (
              <div>
                <dt className="text-fg-2 text-xs">Version</dt>
                <dd className="figure mt-0.5">{version}</dd>
              </div>
            )}
            {effective && (
              <div>
                <dt className="text-fg-2 text-xs">Effective</dt>
                <dd className="mt-0.5">
                  <time dateTime={effective}>{formatDate(effective)}</time>
                </dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </div>
  );
}

function Contents({ body }: { body: RichTextField }) {
  // Like the ids of the headings (`RichText`).
  const nextSlug = createSlugger();
  const headings = body.flatMap((block) =>
    block.type === "heading2" ? [{ text: block.text, slug: nextSlug(block.text) }] : [],
  );
  return (
    <nav aria-label="On this page" className="max-md:hidden">
      <h2 className="border-fg border-t pt-2 font-[560] text-sm">On this page</h2>
      <ol className="mt-2">
        {headings.map(({ text, slug }) => (
          <li key={slug}>
            <a
              className="flex min-h-7 items-center py-1 text-fg-2 text-sm leading-tight underline-offset-4 hover:text-fg hover:underline"
              href={`#${slug}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OtherDocuments({ path }: Pick<LegalTextProps, "path">) {
  return (
    <aside aria-label="Other legal documents" className="on-paper-2 border-rule border-t">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-fluid-3">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {legalDocuments
            .filter((document) => routes.legal(document) !== path)
            .map((document) => (
              <li key={document}>
                <Link className="link" href={routes.legal(document)} prefetch={false}>
                  {names[document]}
                </Link>
              </li>
            ))}
        </ul>
        <OpenModalLink className="link">Ask about this text</OpenModalLink>
      </div>
    </aside>
  );
}

/** A legal text with version, date, table of contents and links to the other texts. */
export function LegalText({ path, title, version, effective, body, size }: LegalTextProps) {
  return (
    <>
      <LegalHead effective={effective} path={path} title={title} version={version} />
      <div className="wrap grid gap-x-6 gap-y-8 py-fluid-3 md:grid-cols-12">
        <div className="md:col-span-4 nav:col-span-3">
          <div className="md:sticky md:top-26">
            <Contents body={body} />
          </div>
        </div>
        <div className={`${css.legalText} md:col-span-8 nav:col-span-7 nav:col-start-5`}>
          <RichText field={body} size={size} />
        </div>
      </div>
      <OtherDocuments path={path} />
    </>
  );
}
