import { describe, expect, it } from "vitest";
import { isPublicEmail } from "@/lib/leads/email-domains";

describe("isPublicEmail", () => {
  it.each([
    "ada@gmail.com",
    "ada@GMail.COM",
    "ada@gmx.de",
    "ada@proton.me",
    "ada@icloud.com",
    "ada@mailinator.com",
    "ada@müll.email",
    "ada@xn--mll-hoa.email",
    "odd@name@gmail.com",
  ])("finds %s public", (email) => {
    expect(isPublicEmail(email)).toBe(true);
  });

  it.each([
    "ada@engines.example",
    "ada@notgmail.com",
    "ada@mail.gmail.com",
    "ada@gmail.com.engines.example",
    "gmail.com@engines.example",
    "ada@münchen.de",
    "ada@",
    "",
  ])("finds '%s' not public", (email) => {
    expect(isPublicEmail(email)).toBe(false);
  });
});
