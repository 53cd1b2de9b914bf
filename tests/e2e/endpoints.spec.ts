import { expect, test } from "./harness";

test("health reports live and ready, and is never cached", async ({ request }) => {
  const response = await request.get("/api/health");
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ live: true, ready: true });
  expect(response.headers()["cache-control"]).toBe("no-store");
});

test("every response has the security headers and no version header", async ({ request }) => {
  for (const path of [
    "/",
    "/nowhere",
    "/pricing/",
    "/api/health",
    "/api/nowhere",
    "/%zz",
    "/share/home.png",
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["cross-origin-resource-policy"], path).toBe(
      path.startsWith("/share/") ? "cross-origin" : "same-origin",
    );
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"], path).toBeUndefined();
    expect(headers.server, path).toBeUndefined();
  }
});

test("a page has one URL, and other spellings do not render it again", async ({ request }) => {
  const response = await request.get("/contac%74");
  expect([response.status(), response.headers()["x-nextjs-cache"]]).toEqual([200, "HIT"]);
  const home = await request.get("/index", { maxRedirects: 0 });
  expect([home.status(), home.headers().location]).toEqual([308, "/"]);
});

test("unknown API URLs respond with JSON, also to Next's router", async ({ request }) => {
  for (const path of ["/api", "/api/nowhere", "/api/contact/nowhere"]) {
    for (const method of ["GET", "POST", "DELETE"]) {
      const response = await request.fetch(path, { method, headers: { rsc: "1" } });
      expect([path, method, response.status()]).toEqual([path, method, 404]);
      expect(await response.json()).toEqual({ message: "There is nothing at this URL." });
    }
  }
});
