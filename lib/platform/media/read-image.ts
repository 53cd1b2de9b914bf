import sharp from "sharp";
import { maxImagePixels } from "../../base/media/image-sources.ts";

const types = new Set<string>(["image/avif", "image/jpeg", "image/png", "image/webp"]);

export type ImageMetadata = { type: string; width: number; height: number };

/** Decodes a still JPEG, PNG, WebP or AVIF of at most `maxImagePixels`; null for anything else. */
export async function readImage(bytes: Uint8Array): Promise<ImageMetadata | null> {
  try {
    const image = sharp(bytes, { failOn: "warning", limitInputPixels: maxImagePixels });
    const { mediaType: type, pages = 1, autoOrient } = await image.metadata();
    if (type === undefined || !types.has(type) || pages > 1) return null;
    await image.resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return { type, ...autoOrient };
  } catch {
    return null;
  }
}
