/**
 * The named actions (specification, point 4), in one place. Links of the CMS name one by the address
 * `https://action/<name>?product=RP&plan=team` (`link.ts`), elements by `data-action`, and the address of
 * a page by `?action=<name>`. Each is a real link first; what scripts do in its place is `effect`, which
 * `components/layout/run-action.tsx` carries out.
 */
import { links } from "@/lib/base/links";
import { defaultProduct, type InquiryProduct, isPriced } from "@/lib/base/products";
import { anchors, routes } from "@/lib/base/routes";

export const actionNames = [
  "open-inquiry-modal",
  "redirect-to-registration-from-pricing",
  "redirect-to-registration-from-product-overview",
  "google-sign-in-from-pricing",
  "google-sign-in-from-product-overview",
  "redirect-to-api-playground",
  "scroll-to-form",
  "scroll-to-pricing",
  "redirect-to-affiliate",
  "open-proxy-manager",
  "open-success-modal",
  "close-success-modal",
  "open-global-form",
  "close-global-form",
  "open-conference-modal",
  "open-banner",
  "close-banner",
  "open-typeform-popup",
] as const;
export type ActionName = (typeof actionNames)[number];

/** What an action is about. `form` is the id of a hosted form. */
export type ActionSubject = { product?: InquiryProduct; plan?: string; form?: string };
export type ActionCall = ActionSubject & { name: ActionName };

/** What scripts do in place of following the link; `follow` is the link itself. */
export type ActionEffect =
  | "follow"
  | "inquiry"
  | "form-state"
  | "scroll"
  | "conference"
  | "banner"
  | "hosted-form";

type Action = {
  href: (subject: ActionSubject) => string;
  effect: ActionEffect;
  /** Opens in a tab of its own. */
  newTab?: true;
  /**
   * Whether the address of a page may name it. SECURITY: anybody can write such an address, so it may show
   * something of this page, but neither lead away from it, nor close anything, nor load a stranger's form.
   */
  byQuery?: true;
};

/** General is about no product in particular, and maps to the default one. */
export const productOf = ({ product = "General" }: ActionSubject) =>
  product === "General" ? defaultProduct : product;

const contactForm = (subject: ActionSubject) => routes.contact(subject);
const prices = (subject: ActionSubject) => {
  const product = productOf(subject);
  return routes.pricing(isPriced(product) ? product : undefined);
};
/** Without script there is nothing to close, and the link stays where it is. */
const stay = () => `#${anchors.main}`;

export const actions: Record<ActionName, Action> = {
  "open-inquiry-modal": { href: contactForm, effect: "inquiry", byQuery: true },
  "redirect-to-registration-from-pricing": { href: () => routes.dashboardRedirect(), effect: "follow" },
  "redirect-to-registration-from-product-overview": {
    href: () => routes.dashboardRedirect({ dashboardProductOverview: true }),
    effect: "follow",
  },
  "google-sign-in-from-pricing": {
    href: () => routes.dashboardRedirect({ googleSignIn: true }),
    effect: "follow",
  },
  "google-sign-in-from-product-overview": {
    href: () => routes.dashboardRedirect({ googleSignIn: true, dashboardProductOverview: true }),
    effect: "follow",
  },
  "redirect-to-api-playground": {
    href: () => routes.dashboardRedirect({ route: "/api-playground" }),
    effect: "follow",
  },
  "scroll-to-form": { href: contactForm, effect: "scroll", byQuery: true },
  "scroll-to-pricing": { href: prices, effect: "scroll", byQuery: true },
  "redirect-to-affiliate": { href: () => links.affiliateNetwork, effect: "follow" },
  "open-proxy-manager": { href: () => links.proxyManager, effect: "follow", newTab: true },
  "open-success-modal": { href: contactForm, effect: "inquiry", byQuery: true },
  "close-success-modal": { href: stay, effect: "form-state" },
  "open-global-form": { href: contactForm, effect: "form-state", byQuery: true },
  "close-global-form": { href: stay, effect: "form-state" },
  "open-conference-modal": { href: () => routes.conferenceSeat(), effect: "conference", byQuery: true },
  "open-banner": { href: () => `#${anchors.news}`, effect: "banner", byQuery: true },
  "close-banner": { href: stay, effect: "banner" },
  "open-typeform-popup": { href: contactForm, effect: "hosted-form" },
};

/** The action of a name from outside: a link, an attribute, a query. Null when there is none. */
export function parseActionName(name: string | null | undefined): ActionName | null {
  return actionNames.find((known) => known === name) ?? null;
}

/** Where an action leads without scripts. */
export function actionHref(call: ActionCall): string {
  return actions[call.name].href(call);
}
