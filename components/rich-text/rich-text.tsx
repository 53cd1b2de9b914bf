import type { RichTextField } from "@prismicio/client";
import { PrismicRichText, type RichTextComponents } from "@prismicio/react";
import { CmsLink } from "@/components/actions/cms-link";
import { createSlugger } from "@/lib/base/markdown/slug";
import { parseRichText } from "@/lib/content/prismic/rich-text";

export type RichTextSize = "lg-paragraph" | "sm-paragraph" | "xs-paragraph";

const sizes: Record<RichTextSize, string> = {
  "lg-paragraph": "text-base",
  "sm-paragraph": "text-sm",
  "xs-paragraph": "text-xs",
};

const pill =
  "inline-flex items-center rounded-pill border px-3.5 py-1 font-[480] text-sm [&_a]:text-inherit [&_a]:no-underline";
const labels = new Map([
  ["pill-link", `pill-link ${pill} border-rule-2 text-fg`],
  ["pill-link-dark", `pill-link-dark ${pill} border-fg bg-fg text-ground`],
]);

function buildComponents(size: RichTextSize): RichTextComponents {
  const paragraph = `mt-3 first:mt-0 ${sizes[size]}`;
  const item = `mt-1 first:mt-0 ${sizes[size]}`;
  const nextSlug = createSlugger();
  return {
    heading1: ({ children }) => <h1 className="heading-1 mt-8 first:mt-0">{children}</h1>,
    heading2: ({ node, children }) => (
      <h2 className="heading-2 mt-8 first:mt-0" id={nextSlug(node.text)}>
        {children}
      </h2>
    ),
    heading3: ({ children }) => <h3 className="heading-3 mt-6 first:mt-0">{children}</h3>,
    heading4: ({ children }) => <h4 className="heading-4 mt-6 first:mt-0">{children}</h4>,
    heading5: ({ children }) => <h5 className="mt-4 font-semibold text-base first:mt-0">{children}</h5>,
    paragraph: ({ children }) => <p className={paragraph}>{children}</p>,
    list: ({ children }) => <ul className="mt-3 list-disc ps-5 first:mt-0">{children}</ul>,
    oList: ({ children }) => <ol className="mt-3 list-decimal ps-5 first:mt-0">{children}</ol>,
    listItem: ({ children }) => <li className={item}>{children}</li>,
    oListItem: ({ children }) => <li className={item}>{children}</li>,
    hyperlink: ({ node, children }) => (
      <CmsLink className="link" field={node.data}>
        {children}
      </CmsLink>
    ),
    label: ({ node, children }) => {
      const className = labels.get(node.data.label);
      return className ? <span className={className}>{children}</span> : children;
    },
    // SECURITY: the library's default component would insert the HTML of embeds into the page.
    embed: () => <></>,
    // These fields do not allow images.
    image: () => <></>,
  };
}

type RichTextProps = {
  /** A rich text field, or a text that may hold one as JSON (see `parseRichText`). */
  field: RichTextField | string | null | undefined;
  size: RichTextSize;
};

/**
 * Renders rich text as React elements, and never inserts HTML strings: headings 1 to 5, paragraphs, lists, links with
 * an allowed scheme, the labels `pill-link` and `pill-link-dark`. Level-2 headings get an id from their text, unique within the field.
 * Plain text becomes one paragraph; an empty field renders nothing.
 */
export function RichText({ field, size }: RichTextProps) {
  const value = typeof field === "string" ? parseRichText(field) : field;
  if (typeof value !== "string") return <PrismicRichText field={value} components={buildComponents(size)} />;
  return value === "" ? null : <p className={sizes[size]}>{value}</p>;
}
