import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PostCover } from "@/components/blog/post-cover";
import { HeroOxbow, HeroRiver } from "@/components/charts/hero-river";
import { ParcelPlan } from "@/components/charts/heroes/parcel-plan";
import { IslandFlow } from "@/components/charts/island-flow";
import { listPosts } from "@/lib/content/endpoints/posts";
import { coverSizes } from "@/lib/features/blog/cover";
import { listPictureFiles } from "@/lib/features/pictures/registry";

const river = { stations: ["a", "b", "c", "d", "e"], closedWay: "closed", description: "A river" };

describe("listPictureFiles", () => {
  it("holds every file that a drawing takes its strokes from", async () => {
    const posts = await listPosts();
    const html = renderToStaticMarkup(
      <>
        <HeroRiver {...river} />
        <HeroOxbow {...river} reading="0.58 s" />
        <IslandFlow className="closing-flow" />
        <ParcelPlan marks={["a lot"]} />
        {posts.flatMap(({ slug }) => [
          <PostCover key={`${slug}-large`} size="large" slug={slug} />,
          <PostCover key={`${slug}-small`} size="small" slug={slug} />,
        ])}
      </>,
    );
    const used = new Set(
      [...html.matchAll(/(?:href="|url\(&quot;)\/pictures\/([^"#&)]+)/g)].map((match) => match[1]),
    );
    expect([...used].sort()).toEqual([...(await listPictureFiles()).keys()].sort());
    expect(used.size).toBe(3 + posts.length * Object.keys(coverSizes).length);
  });

  it("draws each as a small document of strokes: for a mask, or named for another drawing", async () => {
    for (const [name, draw] of await listPictureFiles()) {
      const file = draw();
      const isMask = /^<svg xmlns="[^"]+" viewBox="[-\d. ]+"><g fill="none" stroke="#000"/.test(file);
      expect(isMask || /^<svg xmlns="[^"]+"><g id="lines"><path d="M/.test(file), name).toBe(true);
      expect(file, name).not.toMatch(/NaN|undefined/);
      expect(file.length, name).toBeLessThan(24_000);
    }
  });
});
