import { getContactFormCopy } from "@/lib/content/endpoints/read";
import { defaultInquiryAside } from "@/lib/features/inquiry/aside";
import { buildInquiryCopies } from "@/lib/features/inquiry/build-copies";
import { InquiryLoader } from "./inquiry-loader";

/** The site's inquiry modal: rendered once in the layout, it handles all open-modal elements. */
export async function Inquiry() {
  return <InquiryLoader aside={defaultInquiryAside} copies={await buildInquiryCopies(getContactFormCopy)} />;
}
