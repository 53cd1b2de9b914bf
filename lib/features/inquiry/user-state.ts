/** The visitor as the inquiry form state describes them (specification, point 3). */
import { formatPlan } from "@/lib/base/form-subject";
import { type InquiryProduct, products } from "@/lib/base/products";

type Option = { label: string; value: string };

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

type SentValues = Pick<UserState, "name" | "company" | "email" | "fullPhoneNumber" | "message">;

/** The visitor's data after a send. */
export function buildUserState({
  product,
  plan,
  ...values
}: SentValues & { product: InquiryProduct; plan: string }): UserState {
  return {
    ...emptyUserState,
    ...values,
    // Everything before the last word; a single word is the first name.
    first_name: values.name.replace(/\s+\S+$/, ""),
    oxm: values.email,
    product: productOption(product),
    plan: { value: plan, label: formatPlan(plan) },
  };
}
