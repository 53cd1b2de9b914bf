import { asText, type Content } from "@prismicio/client";
import { LegalText } from "@/components/legal/legal-text";
import { RichText } from "@/components/rich-text/rich-text";
import type { SliceProps } from "@/components/slices/types";

/** Rich text; with a version or a date it is a legal document. */
export default function RichTextSection({
  slice,
  context: { path = null },
}: SliceProps<Content.RichTextSectionSlice>) {
  const { heading, version, effective, body } = slice.primary;
  // Slices saved before this field existed do not have it.
  const size = slice.primary.text_size ?? "lg-paragraph";
  const title = asText(heading);
  if (version || effective)
    return (
      <LegalText body={body} effective={effective} path={path} size={size} title={title} version={version} />
    );
  return (
    <section className="section">
      <div className="wrap grid gap-x-6 gap-y-8 md:grid-cols-12">
        {title && <h1 className="heading-1 md:col-span-12">{title}</h1>}
        <div className="prose md:col-span-8 lg:col-span-7">
          <RichText field={body} size={size} />
        </div>
      </div>
    </section>
  );
}
