import { describe, expect, it } from "vitest";
import { leadFormIds } from "@/lib/features/leads/forms";
import { answerDueAt, getDueState } from "@/lib/features/leads/forms/response-time";
import { hourMs } from "@/lib/features/leads/lead/working-hours";

const at = (iso: string) => Date.parse(iso);
const wednesday = at("2026-11-18T15:00:00Z");

describe("the promised answer", () => {
  it("is due when the form's copy says", () => {
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
      // 16:00 in Rotterdam: two working hours are left that day.
      "contact-message": "2026-11-19T09:00",
    });
  });

  it("reports the remaining or overdue working time", () => {
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

  it("is no longer due after the answer", () => {
    expect(answerDueAt({ form: "inquiry", openSince: null })).toBeNull();
    expect(getDueState({ form: "oxycon", openSince: wednesday }, wednesday)).toBeNull();
  });
});
