/** Parts that several forms share: the response time, the name of a product and the result pages. */
import { answerTime } from "@/lib/base/answer-time";
import { links } from "@/lib/base/links";
import { productCodes, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { ResponseTime, ResultText } from "./server-form";

/** The response time of sales, which most forms promise. */
export const oneWorkingDay: ResponseTime = { office: "sales", hours: 8, text: answerTime };

/** The display name of a product; unknown values are returned unchanged. */
export function formatProduct(product: string | undefined): string {
  const code = productCodes.find((known) => known === product);
  return code ? products[code].name : (product ?? "General");
}

const dashboard = { label: "Explore Dashboard", href: routes.dashboardRedirect() };
export const homeLink = { label: "Browse Oxbow", href: routes.home() };
export const nothingSaved = "Nothing was saved. Go back in your browser: your text is still there.";

/** The page of a rejected form: `requirements` says which fields are required, `back` is its page, `mail` another way to the same team. */
export const rejectedPage = ({
  title,
  requirements,
  back,
  mail = links.salesMail,
}: Record<"title" | "requirements" | "back", string> & { mail?: string | null }): ResultText => ({
  title,
  text: `A field did not pass the check, too many forms came from your network, or our side could not store it. ${nothingSaved} ${requirements}`,
  links: [
    { label: "Fill the form again", href: back },
    ...(mail === null ? [] : [{ label: "Write an email", href: mail }]),
  ],
});

/** The pages of a form to sales. */
export const salesResults = (requirements: string) => ({
  sent: {
    title: "Your Sales Manager will contact you soon!",
    text: `Your inquiry is saved. We will email you ${answerTime}.`,
    links: [dashboard, homeLink],
  },
  notSent: rejectedPage({ title: "We did not get your inquiry", requirements, back: routes.contact() }),
});
