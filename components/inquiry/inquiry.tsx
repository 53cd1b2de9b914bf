import { defaultInquiryAside } from "@/lib/inquiry/aside";
import { buildInquiryCopies } from "@/lib/inquiry/build-copies";
import { getContactFormCopy } from "@/lib/shared-api/read";
import { InquiryLoader } from "./inquiry-loader";

/** The inquiry of a site: stands once in the layout, and listens for every open-modal element. */
export async function Inquiry() {
  return <InquiryLoader aside={defaultInquiryAside} copies={await buildInquiryCopies(getContactFormCopy)} />;
}
