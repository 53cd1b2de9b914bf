/** The visitor as the inquiry form state describes them (specification, point 3). */
import { planLabel } from "@/lib/base/form-subject";
import { type InquiryProduct, products } from "@/lib/base/products";

export type Option = { label: string; value: string };

export type UserState = {
  name: string;
  /** First name as split for the CRM. Do not use it in copy: for "Anna van Dijk" it is "Anna van". */
  first_name: string;
  company: string;
  /** The real address of a lead; the CRM's own `email` stays empty. */
  oxm: string;
  email: string;
  fullPhoneNumber: string;
  message: string;
  contact: string;
  product: Option;
  provider: Option;
  plan: Option;
};

const emptyOption: Option = { label: "", value: "" };

export const emptyUserState: UserState = {
  name: "",
  first_name: "",
  company: "",
  oxm: "",
  email: "",
  fullPhoneNumber: "",
  message: "",
  contact: "",
  product: emptyOption,
  provider: emptyOption,
  plan: emptyOption,
};

/** The product as an option; General has no label. */
function productOption(product: InquiryProduct): Option {
  return { value: product, label: product === "General" ? "" : products[product].name };
}

/** Sets the visitor's data after a send. */
export function buildUserState(sent: {
  name: string;
  company: string;
  email: string;
  fullPhoneNumber: string;
  message: string;
  product: InquiryProduct;
  plan: string;
}): UserState {
  return {
    ...emptyUserState,
    name: sent.name,
    // Everything before the last word; a single word is the first name.
    first_name: sent.name.replace(/\s+\S+$/, ""),
    company: sent.company,
    oxm: sent.email,
    email: sent.email,
    fullPhoneNumber: sent.fullPhoneNumber,
    message: sent.message,
    product: productOption(sent.product),
    plan: { value: sent.plan, label: planLabel(sent.plan) },
  };
}
