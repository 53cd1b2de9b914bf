import "server-only";
import { cookie as prismicCookie } from "@prismicio/client";
import { cookies } from "next/headers";
import { env } from "@/lib/base/env/server";

export const draftCookie = "__prerender_bypass";
const previewCookies = [draftCookie, prismicCookie.preview];

/**
 * Cookie attributes that also work in an iframe of the CMS: there, browsers only accept secure, partitioned
 * cookies. Without TLS, browsers accept those on localhost only, and not all of them do.
 */
function attributesFor(headers: Headers) {
  const isFramed = headers.get("sec-fetch-dest") === "iframe";
  return env.SITE_URL.startsWith("https:") || isFramed
    ? ({ secure: true, sameSite: "none", partitioned: true } as const)
    : ({ secure: false, sameSite: "lax", partitioned: false } as const);
}

/** Rewrites the cookies that Next and Prismic have set on this response with attributes that work here. */
export async function fixPreviewCookies(headers: Headers): Promise<void> {
  const jar = await cookies();
  for (const name of previewCookies) {
    const value = jar.get(name)?.value;
    if (!value) continue;
    // Prismic's script in the page must be able to read its cookie.
    jar.set({ name, value, path: "/", httpOnly: name === draftCookie, ...attributesFor(headers) });
  }
}

/** Deletes both cookies; the attributes must match those they were set with. */
export async function clearPreviewCookies(headers: Headers): Promise<void> {
  const jar = await cookies();
  for (const name of previewCookies) {
    jar.set({ name, value: "", path: "/", expires: new Date(0), ...attributesFor(headers) });
  }
}
