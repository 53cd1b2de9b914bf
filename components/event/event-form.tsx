"use client";

import { useEffect, useMemo, useState } from "react";
import type { LeadFormProps } from "@/components/lead-form/fields";
import { LeadForm } from "@/components/lead-form/lead-form";
import { fetchSeatsLeft, type SeatsLeft } from "@/lib/features/event/registration-copy";
import { withSeatsLeft } from "./event-fields";

/** The registration form; it shows the number of seats left once that is loaded. */
export function EventForm(props: LeadFormProps) {
  const [seats, setSeats] = useState<SeatsLeft | null>(null);
  useEffect(() => void fetchSeatsLeft().then(setSeats), []);
  const form = useMemo(() => (seats === null ? props : withSeatsLeft(props, seats)), [props, seats]);
  return <LeadForm {...form} />;
}
