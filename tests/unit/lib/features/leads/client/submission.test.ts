import { describe, expect, it } from "vitest";
import { nextSubmission, type Submission } from "@/lib/features/leads/client/submission";

const content = {
  name: "Jonah Westergaard",
  company: "Northmark",
  email: "jonah@northmark.example",
  message: "",
  fullPhoneNumber: "+19195550142",
  product: "RP",
  plan: "",
  website: "",
  tracking: { path_url: "https://oxbow.example/residential-proxies" },
  fillTime: 8000,
};

const counter = () => {
  let count = 0;
  return () => `key-${++count}`;
};

describe("nextSubmission", () => {
  it("repeats the same bytes for a retry with the same content", () => {
    const makeKey = counter();
    const first = nextSubmission(null, content, makeKey);
    const retry = nextSubmission(
      first,
      { ...content, fillTime: 90_000, tracking: { path_url: "https://oxbow.example/" } },
      makeKey,
    );
    expect(retry).toBe(first);
  });

  it.each(["name", "company", "email", "message", "fullPhoneNumber", "product", "plan"] as const)(
    "generates a new key if %s has changed",
    (field) => {
      const makeKey = counter();
      const first: Submission = nextSubmission(null, content, makeKey);
      const second = nextSubmission(first, { ...content, [field]: "other" }, makeKey);
      expect(second.key).not.toBe(first.key);
      expect(second.body).toContain('"other"');
    },
  );
});
