import { describe, expect, it } from "vitest";
import { leadFormIds } from "@/lib/features/leads/forms";
import { answerDueAt, getDueState } from "@/lib/features/leads/forms/response-time";
import { hourMs } from "@/lib/features/leads/lead/working-hours";

const at = (iso: string) => Date.parse(iso);
const wednesday = at("2026-11-18T15:00:00Z");

describe("the promised answer", () => {
  it("is due after the form's working hours", () => {
    const due = Object.fromEntries(
      leadFormIds.flatMap((form) => {
        const dueAt = answerDueAt({ form, openSince: wednesday });
        return dueAt === null ? [] : [[form, new Date(dueAt).toISOString().slice(0, 16)]];
      }),
    );
    expect(due).toEqual({
      inquiry: "2026-11-19T15:00",
      contact: "2026-11-19T15:00",
      "free-trial": "2026-11-19T15:00",
      "blog-inquiry": "2026-11-19T15:00",
      partners: "2026-11-19T15:00",
      // Four working hours in Rotterdam: 16:00 to 18:00, then 8:00 to 10:00.
      "contact-message": "2026-11-19T09:00",
    });
  });

  it("has remaining or overdue working time", () => {
    const inquiry = { form: "inquiry", openSince: wednesday } as const;
    expect(getDueState(inquiry, at("2026-11-18T16:00:00Z"))).toEqual({
      isOverdue: false,
      workMs: 7 * hourMs,
    });
    expect(getDueState(inquiry, at("2026-11-19T17:00:00Z"))).toEqual({
      isOverdue: true,
      workMs: 2 * hourMs,
    });
    expect(getDueState(inquiry, at("2026-11-19T15:00:00Z"))).toEqual({ isOverdue: false, workMs: 0 });
  });

  it("is not due once answered, or if none is promised", () => {
    expect(answerDueAt({ form: "inquiry", openSince: null })).toBeNull();
    expect(getDueState({ form: "oxycon", openSince: wednesday }, wednesday)).toBeNull();
  });
});
