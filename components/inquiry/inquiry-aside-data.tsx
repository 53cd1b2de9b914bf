import type { InquiryAside } from "@/lib/features/inquiry/aside";

/** Marks the element that carries the page's own side panel. */
export const asideDataClass = "inquiry-aside-data";

/** Hands the modal, which stands in the layout, the side panel of this page (`inquiryModalAsideData`). */
export function InquiryAsideData({ aside }: { aside: InquiryAside }) {
  return <data className={asideDataClass} hidden value={JSON.stringify(aside)} />;
}
