import type { z } from "zod";
import type { InquiryProduct } from "@/lib/base/products";
import type { bodyFacts } from "./forms/facts";
import type { Attendance } from "./forms/oxycon";

/** The accepted body of any form; each form has some of the optional fields. */
export type LeadBody = z.output<z.ZodObject<typeof bodyFacts>> & {
  /** Empty where a form may go without one. */
  email: string;
  /** The first name where there is a surname, else the full name. */
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
