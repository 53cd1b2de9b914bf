import { describe, expect, it } from "vitest";
import { buildImagePatterns, isAllowedImage, repositoryImagesUrl } from "@/lib/base/media/image-sources";

const prismic = repositoryImagesUrl({ PRISMIC_REPOSITORY: "oxbow" });
const photo = "https://images.prismic.io/oxbow/aB3_-x_photo.jpg";

describe("the images of the content repository", () => {
  it("are at Prismic's host, or at the configured URL", () => {
    expect(prismic?.href).toBe("https://images.prismic.io/oxbow");
    const named = { PRISMIC_REPOSITORY: "oxbow", PRISMIC_IMAGES_URL: "https://images.example/a" };
    expect(repositoryImagesUrl(named)?.href).toBe("https://images.example/a");
    expect(repositoryImagesUrl({})).toBeNull();
  });

  it("allow a loopback host only if it is configured", () => {
    const here = repositoryImagesUrl({ PRISMIC_IMAGES_URL: "http://127.0.0.1:4001/oxbow" });
    expect(buildImagePatterns(here)).toEqual({
      localPatterns: [
        { pathname: "/media/**", search: "" },
        { pathname: "/press/**", search: "" },
      ],
      remotePatterns: [{ protocol: "http", hostname: "127.0.0.1", port: "4001", pathname: "/oxbow/**" }],
      dangerouslyAllowLocalIP: true,
    });
    expect(buildImagePatterns(prismic)).toMatchObject({ dangerouslyAllowLocalIP: false });
    expect(buildImagePatterns(null).remotePatterns).toEqual([]);
  });
});

describe("isAllowedImage", () => {
  it.each([
    "/media/one-bend.webp",
    "/media/posts/a%20b.png",
    "/media/r%C3%ADo.JPG",
    "/press/oxbow-mark-ink.png",
    photo,
    `${photo}?auto=format,compress`,
    `${photo}?auto=compress%2Cformat`,
    `${photo}?auto=compress,format&rect=255,0,1536,1536&w=500&h=500`,
    `${photo}?auto=compress,format&rect=-12,0.5,1536,900.25&w=500&h=300`,
  ])("allows %s", (address) => {
    expect(isAllowedImage(address, prismic)).toBe(true);
  });

  it.each([
    "/media/one-bend.webp?v=2",
    "/media//one-bend.webp",
    "/media/./one-bend.webp",
    "/media/%2e/one-bend.webp",
    "/media/%2e%2e/press/oxbow-mark-ink.png",
    "/media/one-bend.webp\t",
    "/media/one bend.webp",
    "/media/",
    "/media/.",
    "/media/%00.png",
    "/media/..%2fapi.png",
    "/press/oxbow-mark-ink.svg",
    "/media/one-bend.webp#x",
    "/media/../api/search",
    "/media/%2e%2e/api/search",
    "/media\\..\\api",
    "/favicon.svg",
    "/share/home.png",
    "/mediator/x.png",
    "//images.prismic.io/oxbow/a.jpg",
    "",
    "media/one-bend.webp",
    "javascript:alert(1)",
    "http://images.prismic.io/oxbow/a.jpg",
    "https://images.prismic.io:8443/oxbow/a.jpg",
    "https://user@images.prismic.io/oxbow/a.jpg",
    "https://images.prismic.io/other/a.jpg",
    "https://images.prismic.io/oxbow2/a.jpg",
    "https://images.prismic.io/oxbow/../other/a.jpg",
    "https://images.prismic.io/oxbow/%2e%2e/other/a.jpg",
    "https://images.prismic.io.example/oxbow/a.jpg",
    "https://example.com/oxbow/a.jpg",
    `${photo}#x`,
    `${photo}?x=1`,
    `${photo}?auto=format,compress&blur=200`,
    `${photo}?auto=format&auto=compress`,
    `${photo}?auto=redeye`,
    `${photo}?w=500&w=501`,
    `${photo}?w=999999`,
    `${photo}?w=1e3`,
    `${photo}?rect=1,2,3`,
    `${photo}?rect=0,0,1,1,1`,
  ])("rejects %s", (address) => {
    expect(isAllowedImage(address, prismic)).toBe(false);
  });

  it("rejects all other hosts without a repository", () => {
    expect(isAllowedImage(photo, null)).toBe(false);
    expect(isAllowedImage("/media/one-bend.webp", null)).toBe(true);
  });
});
