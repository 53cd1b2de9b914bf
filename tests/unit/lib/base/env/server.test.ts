import { beforeEach, describe, expect, it, vi } from "vitest";

describe("env", () => {
  beforeEach(() => vi.resetModules());
  it("parses numbers, and treats an empty value as not set", async () => {
    vi.stubEnv("PORT", "4321");
    vi.stubEnv("SITE_URL", "");
    const { env } = await import("@/lib/base/env/server");
    expect(env).toMatchObject({ PORT: 4321, SITE_URL: "http://localhost:4321" });
  });

  it("ends the process with a list of the invalid keys, without their values", async () => {
    vi.stubEnv("PORT", "my-secret-port");
    vi.stubEnv("SMTP_URL", "my-secret-mail");
    const error = vi.spyOn(console, "error").mockReturnValue();
    const exit = vi.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("exited");
    });
    await expect(import("@/lib/base/env/server")).rejects.toThrow("exited");
    expect(exit).toHaveBeenCalledWith(1);
    const text = String(error.mock.calls[0]?.[0]);
    expect(text).toMatch(/PORT must be a whole number\n.*SMTP_URL must be an smtp/);
    expect(text).not.toContain("my-secret");
  });

  it("exposes no secret to the browser", async () => {
    vi.stubEnv("DASHBOARD_URL", "https://dashboard.example");
    const { publicEnv } = await import("@/lib/base/env/public");
    expect(Object.keys(publicEnv)).toEqual([
      "SITE_URL",
      "DASHBOARD_URL",
      "BOOKING_URL",
      "CONSENT_BY_REGION",
      "TYPEFORM_ENABLED",
      "INQUIRY_CLOSE_ON_OVERLAY",
    ]);
    expect(publicEnv.DASHBOARD_URL).toBe("https://dashboard.example");
  });
});
