/** What the image optimizer may read. `next.config.ts` and the server both ask here. */
import type { NextConfig } from "next";

/** Folders of this site that hold pictures: those of the content (`content/media`), and press material. */
const folders = ["/media/", "/press/"] as const;

/** The name of a picture file; spaces and letters beyond ASCII are encoded. For anything else Next fails. */
const picture = /^(?!.*\/\/)(?:[\w./-]|%20|%[89a-f][\da-f])+\.(?:avif|gif|jpe?g|png|webp)$/i;

/** More pixels are refused before they are decoded: a small file can unfold to gigabytes. */
export const maxImagePixels = 50_000_000;

type Settings = { PRISMIC_IMAGES_URL?: string | undefined; PRISMIC_REPOSITORY?: string | undefined };

/** Where the images of the content repository are: Prismic's own host by default; null without a repository. */
export function repositoryImagesUrl({ PRISMIC_IMAGES_URL, PRISMIC_REPOSITORY }: Settings): URL | null {
  if (PRISMIC_IMAGES_URL) return new URL(PRISMIC_IMAGES_URL);
  return PRISMIC_REPOSITORY ? new URL(`https://images.prismic.io/${PRISMIC_REPOSITORY}`) : null;
}

/** The base with one slash at its end, so that no longer name of another repository begins with it. */
const folderOf = ({ pathname }: URL) => pathname.replace(/\/*$/, "/");

const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

type Images = NonNullable<NextConfig["images"]>;

/**
 * The patterns for Next. Of an address in the repository's folder they allow every query, because Next can
 * only compare whole ones; `isAllowedImage` checks the parameters before Next sees the request.
 */
export function buildImagePatterns(
  base: URL | null,
): Pick<Images, "localPatterns" | "remotePatterns" | "dangerouslyAllowLocalIP"> {
  const localPatterns = folders.map((folder) => ({ pathname: `${folder}**`, search: "" }));
  if (base === null) return { localPatterns, remotePatterns: [] };
  const { protocol, hostname, port } = base;
  return {
    localPatterns,
    remotePatterns: [
      {
        protocol: protocol === "https:" ? "https" : "http",
        hostname,
        port,
        pathname: `${folderOf(base)}**`,
      },
    ],
    // Only where the operator has named this machine as the image host.
    dangerouslyAllowLocalIP: isLoopback(base),
  };
}

const size = /^\d{1,5}$/;
const parameters = new Map([
  ["auto", /^(?:compress|format)(?:,(?:compress|format))?$/],
  ["rect", /^-?\d{1,6}(?:\.\d+)?(?:,-?\d{1,6}(?:\.\d+)?){3}$/],
  ["w", size],
  ["h", size],
]);

/** Whether a query is one that Prismic writes: `auto`, and `rect`, `w` and `h` of an image that an editor cropped. */
function isPrismicQuery(query: URLSearchParams): boolean {
  const names = [...query.keys()];
  return (
    new Set(names).size === names.length &&
    [...query].every(([name, value]) => parameters.get(name)?.test(value) === true)
  );
}

/**
 * Whether the optimizer may read an image: a file of our picture folders, or one of the repository's folder
 * with Prismic's own parameters.
 * @param base see `repositoryImagesUrl`
 */
export function isAllowedImage(address: string, base: URL | null): boolean {
  if (address.startsWith("/")) {
    const url = URL.parse(address, "http://localhost");
    if (url?.origin !== "http://localhost" || /[?#\\]/.test(address)) return false;
    // One spelling for each picture: others (dot segments, tabs) would each be encoded and stored anew.
    return (
      url.pathname === address &&
      picture.test(address) &&
      folders.some((folder) => address.startsWith(folder))
    );
  }
  const url = URL.parse(address);
  if (url === null || base === null || url.origin !== base.origin) return false;
  const isPlain = url.username === "" && url.password === "" && url.hash === "";
  return isPlain && url.pathname.startsWith(folderOf(base)) && isPrismicQuery(url.searchParams);
}
