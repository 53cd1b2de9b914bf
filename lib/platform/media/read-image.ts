import sharp from "sharp";
import { maxImagePixels } from "../../base/media/image-sources.ts";

const types = new Map([
  ["avif", "image/avif"],
  ["heif", "image/avif"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
]);

export type ImageMetadata = { type: string; width: number; height: number };

/** Decodes a still JPEG, PNG, WebP or AVIF of at most `maxImagePixels`; null for anything else. */
export async function readImage(bytes: Uint8Array): Promise<ImageMetadata | null> {
  try {
    const image = sharp(bytes, { failOn: "warning", limitInputPixels: maxImagePixels });
    const { format, compression, pages = 1, autoOrient } = await image.metadata();
    const type = types.get(format);
    if (type === undefined || pages > 1 || (format === "heif" && compression !== "av1")) return null;
    await image.resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return { type, ...autoOrient };
  } catch {
    return null;
  }
}
