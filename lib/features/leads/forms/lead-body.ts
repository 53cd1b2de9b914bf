import type { z } from "zod";
import type { InquiryProduct } from "@/lib/base/products";
import type { commonBodyFields } from "./common-body-fields";
import type { Attendance } from "./oxycon";

/** The accepted body of any form; each form has some of the optional fields. */
export type LeadBody = z.output<z.ZodObject<typeof commonBodyFields>> & {
  /** Empty if the form does not require it. */
  email: string;
  /** The first name if the form has a surname field, else the full name. */
  name?: string;
  surname?: string;
  company?: string;
  message?: string;
  fullPhoneNumber?: string;
  product?: InquiryProduct;
  plan?: string;
  attendance?: Attendance;
  kind?: string;
  guide?: string;
  post?: string;
  value?: string;
};
