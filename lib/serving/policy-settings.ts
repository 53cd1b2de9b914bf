import "server-only";
import type { Env } from "@/lib/env/schema";
import type { PolicySettings } from "./document/policy";

/** Origins of the hosted-form provider: its frame is the only part that is used. */
const hostedFormFrame = "https://form.typeform.com";

/** What the policies allow with this environment, beside the site itself. */
export function buildPolicySettings(env: Env): PolicySettings {
  const frames = [
    ...(env.BOOKING_URL === undefined ? [] : [new URL(env.BOOKING_URL).origin]),
    ...(env.TYPEFORM_ENABLED ? [hostedFormFrame] : []),
  ];
  const images = env.PRISMIC_REPOSITORY === undefined ? [] : ["https://images.prismic.io"];
  return {
    hosts: {
      ...(frames.length > 0 && { "frame-src": frames }),
      ...(images.length > 0 && { "img-src": images }),
    },
    draftFrames: env.PRISMIC_REPOSITORY === undefined ? [] : [`https://${env.PRISMIC_REPOSITORY}.prismic.io`],
    isSecure: env.SITE_URL.startsWith("https:"),
  };
}
