import { getContactFormCopy } from "@/lib/content/endpoints/read";
import { defaultInquiryAside } from "@/lib/features/inquiry/aside";
import { buildInquiryCopies } from "@/lib/features/inquiry/build-copies";
import { InquiryLoader } from "./inquiry-loader";

/** The inquiry of a site: stands once in the layout, and listens for every open-modal element. */
export async function Inquiry() {
  return <InquiryLoader aside={defaultInquiryAside} copies={await buildInquiryCopies(getContactFormCopy)} />;
}
