import { getContactFormCopy } from "@/lib/content/endpoints/read";
import { defaultInquiryAside } from "@/lib/features/inquiry/aside";
import { buildInquiryCopySet } from "@/lib/features/inquiry/build-copy-set";
import { InquiryLoader } from "./inquiry-loader";

/** The inquiry modal, rendered once in the layout. Every element with the class `open-modal` opens it. */
export async function Inquiry() {
  return (
    <InquiryLoader aside={defaultInquiryAside} copySet={await buildInquiryCopySet(getContactFormCopy)} />
  );
}
