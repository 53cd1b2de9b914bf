"use client";

import { useEffect, useMemo, useState } from "react";
import type { LeadFormProps } from "@/components/lead-form/fields";
import { LeadForm } from "@/components/lead-form/lead-form";
import { fetchHallSeats, type HallSeats } from "@/lib/features/event/seat-copy";
import { withSeatsLeft } from "./seat-fields";

export { keepTyped } from "@/components/lead-form/lead-form";

/** The seat form, which says how many seats are left as soon as the server has told. */
export function SeatForm(props: LeadFormProps) {
  const [hall, setHall] = useState<HallSeats | null>(null);
  useEffect(() => {
    let isGone = false;
    void fetchHallSeats().then((seats) => {
      if (!isGone) setHall(seats);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const form = useMemo(() => (hall === null ? props : withSeatsLeft(props, hall)), [props, hall]);
  return <LeadForm {...form} />;
}
