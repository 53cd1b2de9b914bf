import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { RichText } from "@/components/rich-text/rich-text";
import type { SliceContext } from "@/components/slices/types";
import { formatDate } from "@/lib/format/date";

export default function RichTextSection({
  slice,
}: SliceComponentProps<Content.RichTextSectionSlice, SliceContext>) {
  const { heading, version, effective, body } = slice.primary;
  const title = asText(heading);
  const isDated = version || effective;
  return (
    <section className="section">
      <div className="wrap grid gap-x-3 gap-y-4 md:grid-cols-12">
        {(title || isDated) && (
          <div className="md:col-span-12">
            {title && <h1 className="heading-1">{title}</h1>}
            {isDated && (
              <p className="note mt-2">
                {version && `Version ${version}`}
                {version && effective && ", "}
                {effective && (
                  <>
                    in force since <time dateTime={effective}>{formatDate(effective)}</time>
                  </>
                )}
              </p>
            )}
          </div>
        )}
        <div className="prose md:col-span-8 lg:col-span-7">
          <RichText field={body} size="lg-paragraph" />
        </div>
      </div>
    </section>
  );
}
