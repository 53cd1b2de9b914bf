import { type Choice, consentField, type LeadFormProps, personFields } from "@/components/lead-form/fields";
import type { RegistrationCopy, SeatsLeft } from "@/lib/features/event/registration-copy";
import { linkPhrases } from "@/lib/features/leads/client/linked-text";
import type { Attendance } from "@/lib/features/leads/forms/oxycon";

const { name, surname, company, email } = personFields;

/** The event registration form (specification, points 2 and 9). */
export function buildEventForm({ place, seat }: RegistrationCopy): LeadFormProps {
  const options = [
    { value: "in-person", label: "In person", detail: `${place.name}, ${place.locality}` },
    { value: "online", label: "Online", detail: "Stream with live captions" },
  ] satisfies (Choice & { value: Attendance })[];
  return {
    form: "oxycon",
    fields: [
      name,
      surname,
      company,
      email,
      { kind: "choice", name: "attendance", label: "How will you attend?", required: true, options },
      consentField(seat.consent),
    ],
    buttonText: seat.buttonText,
    disclaimer: linkPhrases(seat.disclaimer),
    thanks: {
      title: "Check your inbox",
      text: "We sent an email to {email}. To attend in person, confirm your seat there. To watch online, you are done.",
    },
  };
}

function describeSeats({ left, isFull }: SeatsLeft): string {
  if (isFull) return "All seats are taken";
  return left === 0 ? "The last few seats" : `About ${left} seats left`;
}

export function withSeatsLeft(form: LeadFormProps, seats: SeatsLeft): LeadFormProps {
  const detail = describeSeats(seats);
  const fields = form.fields.map((field) =>
    field.kind === "choice"
      ? {
          ...field,
          options: field.options.map((one) => (one.value === "in-person" ? { ...one, detail } : one)),
        }
      : field,
  );
  return { ...form, fields };
}
