import "server-only";
import { cookie as prismicCookie } from "@prismicio/client";
import { cookies } from "next/headers";
import { env } from "@/lib/base/env/server";

/** Next's cookie of draft mode. */
export const draftCookie = "__prerender_bypass";
const previewCookies = [draftCookie, prismicCookie.preview];

/**
 * How the cookies of a preview have to be set to work within a frame of the CMS: there a browser keeps only
 * secure ones, each for the site around the frame. Without TLS browsers take those on this machine alone, and
 * not all of them do.
 */
function attributesFor(headers: Headers) {
  const isFramed = headers.get("sec-fetch-dest") === "iframe";
  return env.SITE_URL.startsWith("https:") || isFramed
    ? ({ secure: true, sameSite: "none", partitioned: true } as const)
    : ({ secure: false, sameSite: "lax", partitioned: false } as const);
}

/** Gives the cookies that Next and Prismic have set on this answer the attributes that work here. */
export async function fitPreviewCookies(headers: Headers): Promise<void> {
  const jar = await cookies();
  for (const name of previewCookies) {
    const value = jar.get(name)?.value;
    if (!value) continue;
    // Prismic's own script in the page reads its cookie.
    jar.set({ name, value, path: "/", httpOnly: name === draftCookie, ...attributesFor(headers) });
  }
}

/** Deletes both; a browser wants to hear the attributes again. */
export async function clearPreviewCookies(headers: Headers): Promise<void> {
  const jar = await cookies();
  for (const name of previewCookies) {
    jar.set({ name, value: "", path: "/", expires: new Date(0), ...attributesFor(headers) });
  }
}
