import { describe, expect, it } from "vitest";
import { freeMailDomains, isFreeMail } from "@/lib/features/inquiry/free-mail";
import { isPublicEmail } from "@/lib/features/leads/email-domains";

describe("isFreeMail", () => {
  it.each(["a@gmail.com", "A@GMAIL.COM ", "a@b@outlook.com"])("recognizes %j", (email) => {
    expect(isFreeMail(email)).toBe(true);
    expect(isPublicEmail(email)).toBe(true);
  });

  it.each(["", "gmail.com", "@gmail.com", "a@gmail", "a@gmail.co", "a@mail.gmail.com", "a@notgmail.com"])(
    "does not recognize %j",
    (email) => {
      expect(isFreeMail(email)).toBe(false);
    },
  );

  it.each(freeMailDomains)("knows %s, as the server's list does", (domain) => {
    expect(isFreeMail(`a@${domain}`)).toBe(true);
    expect(isPublicEmail(`a@${domain}`)).toBe(true);
  });
});
