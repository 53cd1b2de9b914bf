/** Which images the image optimizer may read. Used by `next.config.ts` and the server. */
import type { NextConfig } from "next";

/** URL paths of this site's images: `content/media` and press material. */
const imageFolders = ["/media/", "/press/"] as const;

/** The URL path of an image. Only spaces and non-ASCII letters are percent-encoded: Next's optimizer rejects other
 * encodings. */
const imagePath = /^(?!.*\/\/)(?:[\w./-]|%20|%[89a-f][\da-f])+\.(?:avif|gif|jpe?g|png|webp)$/i;

/** Larger images are rejected before decoding: a small file can decompress to gigabytes. */
export const maxImagePixels = 50_000_000;

type Settings = { PRISMIC_IMAGES_URL?: string | undefined; PRISMIC_REPOSITORY?: string | undefined };

/** Base URL of the Prismic repository's images: Prismic's own host by default; null without a repository. */
export function repositoryImagesUrl({ PRISMIC_IMAGES_URL, PRISMIC_REPOSITORY }: Settings): URL | null {
  if (PRISMIC_IMAGES_URL) return new URL(PRISMIC_IMAGES_URL);
  return PRISMIC_REPOSITORY ? new URL(`https://images.prismic.io/${PRISMIC_REPOSITORY}`) : null;
}

/**
 * The base path with one trailing slash, so that it does not match a repository whose name merely starts with
 * it.
 */
const basePathOf = ({ pathname }: URL) => pathname.replace(/\/*$/, "/");

const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

type Images = NonNullable<NextConfig["images"]>;

/** The patterns for `images` in `next.config.ts`. Next can only match a whole query string, so `isAllowedImage` checks the parameters. */
export function buildImagePatterns(
  base: URL | null,
): Pick<Images, "localPatterns" | "remotePatterns" | "dangerouslyAllowLocalIP"> {
  const localPatterns = imageFolders.map((folder) => ({ pathname: `${folder}**`, search: "" }));
  if (base === null) return { localPatterns, remotePatterns: [] };
  const { protocol, hostname, port } = base;
  return {
    localPatterns,
    remotePatterns: [
      {
        protocol: protocol === "https:" ? "https" : "http",
        hostname,
        port,
        pathname: `${basePathOf(base)}**`,
      },
    ],
    // Only when the operator has configured a loopback image host.
    dangerouslyAllowLocalIP: isLoopback(base),
  };
}

const integer = /^\d{1,5}$/;
const prismicParameters = new Map([
  ["auto", /^(?:compress|format)(?:,(?:compress|format))?$/],
  ["rect", /^-?\d{1,6}(?:\.\d+)?(?:,-?\d{1,6}(?:\.\d+)?){3}$/],
  ["w", integer],
  ["h", integer],
]);

/** Whether a query has only Prismic's parameters, each once: `auto`, and `rect`, `w` and `h` of a cropped image. */
function isPrismicQuery(query: URLSearchParams): boolean {
  const names = [...query.keys()];
  return (
    new Set(names).size === names.length &&
    [...query].every(([name, value]) => prismicParameters.get(name)?.test(value) === true)
  );
}

/**
 * Whether the optimizer may read an image: a file in our image folders, or one in the repository's folder
 * with Prismic's own parameters.
 * @param base see `repositoryImagesUrl`
 */
export function isAllowedImage(src: string, base: URL | null): boolean {
  if (src.startsWith("/")) {
    // Only the normalized path: any other spelling (dot segments, tabs) would be optimized and cached separately.
    const isNormalized = URL.parse(src, "http://localhost")?.pathname === src;
    return isNormalized && imagePath.test(src) && imageFolders.some((folder) => src.startsWith(folder));
  }
  // SECURITY: the origin is compared as text first, because `URL.parse` is slow for a very long host name.
  if (base === null || !src.startsWith(`${base.origin}/`)) return false;
  const url = URL.parse(src);
  if (url === null) return false;
  const isPlain = url.username === "" && url.password === "" && url.hash === "";
  return isPlain && url.pathname.startsWith(basePathOf(base)) && isPrismicQuery(url.searchParams);
}
