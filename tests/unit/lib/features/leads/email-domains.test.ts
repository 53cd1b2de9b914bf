import { describe, expect, it } from "vitest";
import { companyKeyOf, isPublicEmail } from "@/lib/features/leads/email-domains";

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
  ])("treats %s as public", (email) => {
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
  ])("treats '%s' as not public", (email) => {
    expect(isPublicEmail(email)).toBe(false);
  });
});

describe("companyKeyOf", () => {
  it.each([
    ["ada@engines.example", "Engines", "engines.example"],
    ["ada@mail.eu.Engines.example", "", "engines.example"],
    ["ada@mail.engines.co.uk", "", "engines.co.uk"],
    ["ada@mail.engines.or.jp", "", "engines.or.jp"],
    ["ada@leeds.nhs.uk", "", "leeds.nhs.uk"],
    ["ada@bücher.example", "", "xn--bcher-kva.example"],
    ["ada@gmail.com", "Énginés  Ltd.", "enginesltd"],
    ["ada@gmail.com", "Engines, Ltd", "enginesltd"],
  ])("with %s and the company %j is %s", (email, company, key) => {
    expect(companyKeyOf(email, company)).toBe(key);
  });
});
