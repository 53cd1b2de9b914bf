import type { InquiryAside } from "@/lib/features/inquiry/aside";

/** Marks the element that holds the page's own side panel as JSON. */
export const asideDataClass = "inquiry-aside-data";

/** Passes the page's side panel (`inquiryModalAsideData`) to the modal, which is rendered in the layout. */
export function InquiryAsideData({ aside }: { aside: InquiryAside }) {
  return <data className={asideDataClass} hidden value={JSON.stringify(aside)} />;
}
