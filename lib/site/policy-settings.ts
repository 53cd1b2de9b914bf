import "server-only";
import type { Env } from "@/lib/base/env/schema";
import { repositoryImagesUrl } from "@/lib/base/media/image-sources";
import type { PolicySettings } from "@/lib/platform/runtime/runtime";
import { configureThirdParties } from "@/lib/site/third-party/third-parties";

/** External sources that the content security policy allows in this environment. */
export function buildPolicySettings(env: Env): PolicySettings {
  const { hosts: thirdParties } = configureThirdParties(env);
  const frames = [
    ...(env.BOOKING_URL === undefined ? [] : [new URL(env.BOOKING_URL).origin]),
    ...(thirdParties["frame-src"] ?? []),
  ];
  const imagesUrl = repositoryImagesUrl(env);
  const images = [...(imagesUrl === null ? [] : [imagesUrl.origin]), ...(thirdParties["img-src"] ?? [])];
  const service =
    env.PRISMIC_REPOSITORY === undefined ? [] : [`https://${env.PRISMIC_REPOSITORY}.prismic.io`];
  return {
    hosts: {
      ...thirdParties,
      ...(frames.length > 0 && { "frame-src": frames }),
      ...(images.length > 0 && { "img-src": images }),
    },
    draftFrames: env.PREVIEW_FRAMES ?? service,
    isSecure: env.SITE_URL.startsWith("https:"),
  };
}
