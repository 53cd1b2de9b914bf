import "server-only";
import { env } from "@/lib/base/env/server";
import { isAllowedImage, repositoryImagesUrl } from "@/lib/base/media/image-sources";
import { listObjects } from "@/lib/content/prismic/publish-check";
import type { Problem } from "@/lib/platform/content-files/problem";
import { readMediaFile } from "@/lib/platform/media/files";

type Size = { width: number; height: number };

const isSize = (value: unknown): value is Size =>
  typeof value === "object" && value !== null && "width" in value && "height" in value;

async function describeImage(url: string, { width, height }: Size): Promise<string | null> {
  if (!url.startsWith("/media/")) {
    return isAllowedImage(url, repositoryImagesUrl(env)) ? null : `${url} is not an image of this site`;
  }
  const file = await readMediaFile(url.slice("/media/".length));
  if (file === null) return `the image ${url} is missing, or is not a complete JPEG, PNG, WebP or AVIF file`;
  const isRight = file.width === width && file.height === height;
  return isRight ? null : `the image ${url} is ${file.width} × ${file.height}, not ${width} × ${height}`;
}

/** Problems with the images of a document: missing ones, other hosts, wrong dimensions. */
export async function checkImages(data: Record<string, unknown>): Promise<Problem[]> {
  const { og_image: _shareImage, ...shown } = data;
  const problems = listObjects(shown).map(async ({ path, value: { url, dimensions } }) => {
    if (typeof url !== "string" || !isSize(dimensions)) return [];
    const message = await describeImage(url, dimensions);
    return message === null ? [] : [{ path: ["data", ...path], message }];
  });
  return (await Promise.all(problems)).flat();
}
