import { describe, expect, it } from "vitest";
import { isFreeMail } from "@/lib/features/inquiry/free-mail";
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

  it("is a subset of the server's list", () => {
    for (const domain of [
      "126.com",
      "163.com",
      "aol.com",
      "gmx.de",
      "gmx.net",
      "googlemail.com",
      "hotmail.com",
      "icloud.com",
      "live.com",
      "mail.com",
      "mail.ru",
      "me.com",
      "msn.com",
      "proton.me",
      "protonmail.com",
      "qq.com",
      "web.de",
      "yahoo.com",
      "yandex.com",
      "yandex.ru",
      "zoho.com",
    ]) {
      expect([domain, isFreeMail(`a@${domain}`), isPublicEmail(`a@${domain}`)]).toEqual([domain, true, true]);
    }
  });
});
