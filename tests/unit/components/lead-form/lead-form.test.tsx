// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { consentField, type LeadFormProps, personFields } from "@/components/lead-form/fields";
import { LeadForm } from "@/components/lead-form/lead-form";
import { savePlainFormDraft } from "@/components/lead-form/plain-form-draft";
import { stubTopLayer } from "@/tests/unit/components/ui/top-layer";
import { answers, forgetRequests, json, requestOf, send } from "./queued-answers";

const { name, surname, company, email } = personFields;
const seat: LeadFormProps = {
  form: "oxycon",
  fields: [
    name,
    surname,
    company,
    email,
    {
      kind: "choice",
      name: "attendance",
      label: "How you will attend",
      options: [
        { value: "in-person", label: "In the hall" },
        { value: "online", label: "Online" },
      ],
    },
    consentField(null),
  ],
  buttonText: "Book your seat",
  disclaimer: [{ text: "You may opt out." }],
  thanks: { title: "Your seat is booked", text: "A mail is on its way to {email}." },
};
const booked = { leadId: "lead-1", calendarUrl: "/oxycon/calendar.ics" };

beforeAll(stubTopLayer);
beforeEach(() => {
  forgetRequests();
  sessionStorage.clear();
  window.dataLayer = [];
  vi.stubGlobal("fetch", send);
});
afterEach(() => vi.unstubAllGlobals());

const open = (props: LeadFormProps = seat) => {
  const view = render(
    <StrictMode>
      <LeadForm {...props} />
    </StrictMode>,
  );
  return { user: userEvent.setup(), ...view };
};

async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText(/^Name/), "Jonah");
  await user.type(screen.getByLabelText(/^Surname/), "Westergaard");
  await user.type(screen.getByLabelText(/^Company name/), "Northmark");
  await user.type(screen.getByLabelText(/^Company email address/), "jonah@northmark.example");
  await user.click(screen.getByRole("checkbox"));
}
const book = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Book your seat" }));

describe("LeadForm", () => {
  it("measures the fill time of a form that opened blank, never of a restored draft", async () => {
    answers.push(new TypeError("Failed to fetch"), json(200, booked));
    const first = open();
    await fill(first.user);
    await book(first.user);
    await screen.findByRole("alert");
    first.unmount();
    const second = open();
    await second.user.type(screen.getByLabelText(/^Company name/), " BV");
    await book(second.user);
    await screen.findByRole("heading", { name: "Your seat is booked" });
    expect(requestOf(0).body.fillTime).toBeGreaterThanOrEqual(0);
    expect(requestOf(1).body).not.toHaveProperty("fillTime");
    expect(screen.getByText("jonah@northmark.example")).toBeTruthy();
    const calendar = screen.getByRole("link", { name: "Add to calendar" });
    expect(calendar.getAttribute("href")).toBe("/oxycon/calendar.ics");
  });

  it("repeats the same bytes for a retry, and uses a new key for other content and after a conflict", async () => {
    answers.push(
      json(503, { message: "Not now" }),
      json(503, { message: "Later" }),
      json(409, { message: "Taken" }),
      json(200, booked),
    );
    const { user } = open();
    await fill(user);
    await book(user);
    await screen.findByText("Not now");
    await book(user);
    await screen.findByText("Later");
    expect(window.dataLayer).toEqual([]);
    expect(requestOf(1)).toEqual(requestOf(0));
    await user.type(screen.getByLabelText(/^Company name/), " BV");
    await book(user);
    await screen.findByText("Taken");
    await book(user);
    await screen.findByRole("heading", { name: "Your seat is booked" });
    const keys = [1, 2, 3].map((call) => requestOf(call).key);
    expect(new Set(keys).size).toBe(3);
  });

  it("sends the page's fixed values, with a draft for each", async () => {
    const guide = (slug: string): LeadFormProps => ({
      ...seat,
      form: "gated-content",
      fields: [personFields.fullName, company, email, consentField(null)],
      fixed: { guide: slug },
    });
    const fullName = () => screen.getByLabelText<HTMLInputElement>(/^Full name/);
    const first = open(guide("one"));
    await first.user.type(fullName(), "Jonah Westergaard");
    first.unmount();
    const other = open(guide("two"));
    expect(fullName().value).toBe("");
    other.unmount();
    answers.push(json(200, { leadId: "lead-2", fileUrl: "/api/files/one" }));
    const { user } = open(guide("one"));
    expect(fullName().value).toBe("Jonah Westergaard");
    await user.type(screen.getByLabelText(/^Company name/), "Northmark");
    await user.type(screen.getByLabelText(/^Company email address/), "jonah@northmark.example");
    await user.click(screen.getByRole("checkbox"));
    await book(user);
    const link = await screen.findByRole("link", { name: "Download the guide" });
    expect(link.getAttribute("href")).toBe("/api/files/one");
    expect(requestOf(0).body).toMatchObject({ guide: "one", consent: true });
  });
});

describe("savePlainFormDraft", () => {
  const plain = (html: string) => {
    const form = document.createElement("form");
    form.innerHTML = html;
    return form;
  };

  it("saves typed and checked values of the plain form", () => {
    savePlainFormDraft(
      seat,
      plain(
        '<input name="name" value="Jonah"><input type="radio" name="attendance" value="online" checked><input type="checkbox" name="consent" checked>',
      ),
    );
    open();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Jonah");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Online/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  });

  it.each([
    ["navigate", "online"],
    ["reload", "in-person"],
  ])("puts what the URL names into an older draft, but not after a reload: %s", (type, attendance) => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);
    savePlainFormDraft(
      seat,
      plain(
        '<input name="name" value="Jonah"><input type="radio" name="attendance" value="in-person" checked>',
      ),
    );
    const fields = seat.fields.map((field) =>
      field.kind === "choice" ? { ...field, chosen: "online" } : field,
    );
    const untouched = '<input type="radio" name="attendance" value="online" checked>';
    savePlainFormDraft({ ...seat, fields }, plain(untouched));
    expect(JSON.parse(sessionStorage.getItem("oxycon_draft") ?? "{}").values).toMatchObject({
      name: "Jonah",
      attendance,
    });
    vi.restoreAllMocks();
  });

  it("keeps an earlier draft, except for what was typed again, and its unfinished submission", () => {
    const submission = { key: crypto.randomUUID(), fingerprint: "jonah", body: "{}" };
    savePlainFormDraft(
      seat,
      plain('<input name="name" value="Jonah"><input name="email" value="jonah@example.com">'),
    );
    const draft = JSON.parse(sessionStorage.getItem("oxycon_draft") ?? "{}");
    sessionStorage.setItem("oxycon_draft", JSON.stringify({ ...draft, submission }));
    savePlainFormDraft(seat, plain('<input name="name" value="Jonah P."><input name="email" value="">'));
    expect(JSON.parse(sessionStorage.getItem("oxycon_draft") ?? "{}")).toMatchObject({
      values: { name: "Jonah P.", email: "jonah@example.com" },
      submission,
    });
  });

  it("saves nothing for a blank form", () => {
    savePlainFormDraft(
      seat,
      plain('<input name="name" value=""><input type="radio" name="attendance" value="in-person" checked>'),
    );
    expect(sessionStorage.getItem("oxycon_draft")).toBeNull();
  });
});
