import { SiteLink } from "@/components/media/site-link";
import { formatDate } from "@/lib/base/format/date";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import { routes } from "@/lib/base/routes";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import { PostCover } from "./post-cover";
import postTeaserCss from "./post-teaser.module.css";

export function DatedPostList({
  posts,
  heading: Heading,
}: {
  posts: readonly PostSummary[];
  heading: "h2" | "h3";
}) {
  return (
    <ol className="border-t border-fg">
      {posts.map((post) => (
        <li className="border-b border-rule" key={post.slug}>
          <article
            className={`${postTeaserCss.teaser} teaser grid grid-cols-[minmax(0,1fr)_72px] gap-x-6 gap-y-2 py-6 md:grid-cols-[176px_minmax(0,1fr)_104px] md:py-7`}
          >
            <time
              className="col-span-full text-xs text-fg-2 md:col-auto md:pt-1.25"
              dateTime={post.published}
            >
              {formatDate(post.published)}
            </time>
            <div>
              <Heading className="heading-3 text-[1.375rem]">
                <SiteLink className={postTeaserCss.teaserLink} href={routes.post(post.slug)}>
                  {preventHyphenBreaks(post.title)}
                </SiteLink>
              </Heading>
              <p className="mt-1.5 max-w-[62ch] text-fg-2 text-sm">{preventHyphenBreaks(post.description)}</p>
              <p className="mt-2.5 flex flex-wrap gap-x-4 text-fg-2 text-xs">
                <span>{post.category.name}</span>
                <span>{post.author.name}</span>
                <span>{post.minutes} min read</span>
              </p>
            </div>
            <PostCover className="size-18 md:size-26" post={post} size="small" />
          </article>
        </li>
      ))}
    </ol>
  );
}
