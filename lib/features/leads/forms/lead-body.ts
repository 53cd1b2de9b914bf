import type { z } from "zod";
import type { InquiryProduct } from "@/lib/base/products";
import type { commonBodyFields } from "./common-body-fields";
import type { Attendance } from "./oxycon";

/** The accepted body of any form; which optional fields a form has is in its module. */
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
  /** Slug of the kind of partnership (partners form). */
  kind?: string;
  /** Slug of the requested guide (gated-content form). */
  guide?: string;
  /** Slug of the post (blog-inquiry form). */
  post?: string;
  /** Slug of the breached company value (core-values form). */
  value?: string;
};
