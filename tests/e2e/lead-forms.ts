import type { Locator, Page } from "playwright/test";
import type { LeadFormId } from "@/lib/features/leads/forms";
import {
  eventEnd,
  firstGuide,
  firstPartnerKind,
  firstPost,
  firstValueTitle,
} from "@/tests/fixtures/content-names";
import { advanceClock } from "@/tests/fixtures/pass-time";
import { isFullRun } from "@/tests/fixtures/test-run";
import { person } from "./inquiry-form";

/** A person with two names, for forms with both fields. */
const guest = { ...person, name: "Jonah", surname: "Westergaard", fullName: "Jonah Westergaard" };

const field = (card: Locator, name: string) => card.locator(`[name="${name}"]`);

async function fillAll(card: Locator, email: string, names: readonly string[]): Promise<void> {
  const texts: Record<string, string> = {
    name: names.includes("surname") ? guest.name : guest.fullName,
    surname: guest.surname,
    company: guest.company,
    email,
    phone: guest.phone,
    message: guest.message,
  };
  for (const name of names) await field(card, name).fill(texts[name] ?? "");
}

type FormCase = {
  form: Exclude<LeadFormId, "inquiry">;
  path: string;
  /** The element around the form. */
  card: string;
  button: string;
  fill: (card: Locator, email: string) => Promise<void>;
  /** Error messages of an empty form. */
  messages: readonly string[];
  /** Heading of the thank-you message, and of the result page without JavaScript. */
  thanks: string;
  /** Other values of the stored lead. */
  payload: Record<string, unknown>;
  /** Event in the data layer, without the lead's id. */
  entry: Record<string, string>;
};

const consentMessage = "Please confirm that you have read the privacy policy";
const contactFields = ["name", "surname", "company", "email", "phone", "message"];
const contactMessages = [
  "Name is required",
  "Surname is required",
  "Company is required",
  "Email is required",
  "Phone number is required",
];

const formCases: readonly FormCase[] = [
  {
    form: "contact",
    path: "/contact?product=RP&plan=team",
    card: ".form-card",
    button: "Send",
    fill: (card, email) => fillAll(card, email, contactFields),
    messages: contactMessages,
    thanks: "Your Sales Manager will contact you soon!",
    payload: {
      first_name: "Jonah",
      last_name: "Westergaard",
      company: "Northmark",
      phone: "+19195550142",
      form_type: "rpn",
      form_type_value: "team",
    },
    entry: { event: "contactUs_success", form: "contact", product: "RP", plan: "team" },
  },
  {
    form: "contact-message",
    path: "/press-area",
    card: "#ask .form-card",
    button: "Send",
    fill: (card, email) => fillAll(card, email, contactFields),
    messages: [...contactMessages, "Message is required"],
    thanks: "Your question has arrived",
    payload: { first_name: "Jonah", last_name: "Westergaard", message: guest.message },
    entry: { event: "contactUs_success", form: "contact-message" },
  },
  {
    form: "oxycon",
    path: "/oxycon",
    card: "#seat .form-card",
    button: "Book your seat",
    fill: async (card, email) => {
      await fillAll(card, email, ["name", "surname", "company", "email"]);
      await card.getByRole("radio", { name: /Online/ }).check();
      await field(card, "consent").check();
    },
    messages: [
      "Name is required",
      "Surname is required",
      "Company is required",
      "Email is required",
      consentMessage,
    ],
    thanks: "Check your inbox",
    payload: { first_name: "Jonah", last_name: "Westergaard", company: "Northmark" },
    entry: { event: "oxycon_success", category: "Forms", action: "Oxycon", form: "oxycon" },
  },
  {
    form: "free-trial",
    path: "/free-trial",
    card: "main .form-card",
    button: "Request account",
    fill: async (card, email) => {
      await card.getByLabel("What do you want to try first?").selectOption("Mobile proxies");
      await card.getByRole("radio", { name: /Free plan/ }).check();
      await fillAll(card, email, ["company", "email"]);
    },
    messages: ["Email is required", "Company is required"],
    thanks: "Your request has arrived",
    payload: { company: "Northmark", product: "MP", plan: "free-plan" },
    entry: { event: "trial_success", form: "free-trial", product: "MP", plan: "free-plan" },
  },
  {
    form: "partners",
    path: "/partners",
    card: "#form .form-card",
    button: "Send",
    fill: async (card, email) => {
      await card.getByLabel("Kind of partnership").selectOption(firstPartnerKind.title);
      await fillAll(card, email, ["name", "surname", "company", "email", "message"]);
    },
    messages: [
      "Choose a kind of partnership",
      "Name is required",
      "Surname is required",
      "Company is required",
      "Email is required",
      "Message is required",
    ],
    thanks: "Your partner request has arrived",
    payload: { first_name: "Jonah", last_name: "Westergaard", message: guest.message },
    entry: { event: "partners_success", form: "partners" },
  },
  {
    form: "gated-content",
    path: `/resources/guides/${firstGuide}`,
    card: "#full-text .form-card",
    button: "Send me the guide",
    fill: async (card, email) => {
      await fillAll(card, email, ["name", "company", "email"]);
      await field(card, "consent").check();
    },
    messages: ["Name is required", "Company is required", "Email is required", consentMessage],
    thanks: "The guide is on its way",
    payload: { first_name: "Jonah", last_name: "Westergaard", company: "Northmark" },
    entry: { event: "gated_content_success", form: "gated-content" },
  },
  {
    form: "scraping-digest",
    path: "/scraping-digest",
    card: "main .form-card",
    button: "Send me the link",
    fill: async (card, email) => {
      await fillAll(card, email, ["email"]);
      await field(card, "consent").check();
    },
    messages: ["Email is required", consentMessage],
    thanks: "Confirm your email address",
    payload: {},
    entry: { event: "subscription_success", form: "scraping-digest" },
  },
  {
    form: "blog-inquiry",
    path: `/blog/${firstPost}`,
    card: "aside:has(#ask)",
    button: "Contact sales",
    fill: (card, email) => fillAll(card, email, ["name", "company", "email", "message"]),
    messages: ["Name is required", "Email is required", "Message is required"],
    thanks: "Your question has arrived",
    payload: { first_name: "Jonah", last_name: "Westergaard", message: guest.message },
    entry: { event: "form_success", form: "blog-inquiry" },
  },
  {
    form: "core-values",
    path: "/core-values",
    card: "#tell-us .form-card",
    button: "Send",
    fill: async (card, email) => {
      await card.getByLabel("Which value").selectOption(firstValueTitle);
      await fillAll(card, email, ["message", "email"]);
    },
    messages: ["Choose a value", "Message is required"],
    thanks: "Two people will read it",
    payload: { message: guest.message },
    entry: { event: "form_success", form: "core-values" },
  },
];

const isEventOver = Date.parse(eventEnd) <= Date.now();

/** The forms that the site shows, in the short run without those that have the same fields as another. */
export const shownForms = formCases.filter(
  ({ form }) =>
    (isFullRun || !["contact-message", "blog-inquiry"].includes(form)) && !(form === "oxycon" && isEventOver),
);

export function caseOf(form: FormCase["form"]): FormCase {
  const found = formCases.find((formCase) => formCase.form === form);
  if (!found) throw new Error(`No case for ${form}`);
  return found;
}

/** The live form, after it has replaced the plain one. */
export async function openForm(page: Page, { path, card }: FormCase, { goto = true } = {}): Promise<Locator> {
  if (goto) await page.goto(path);
  const around = page.locator(card);
  await around.scrollIntoViewIfNeeded();
  await around.locator("form").hover();
  await around.locator("form[novalidate]").waitFor();
  return around;
}

/** A lead sent within two seconds is held as spam. */
export const typeSlowly = (page: Page) => advanceClock(page, 2_200);

/** Form events in the data layer. */
export const pushedBy = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (entry) =>
        typeof entry === "object" &&
        entry !== null &&
        "event" in entry &&
        /_success$/.test(String(entry.event)),
    ),
  );
