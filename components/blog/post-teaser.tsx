import { SiteLink } from "@/components/media/site-link";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import { routes } from "@/lib/base/routes";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import { PostCover } from "./post-cover";
import { PostMeta } from "./post-meta";
import css from "./post-teaser.module.css";

export function PostTeaser({ post, headingTag: Heading }: { post: PostSummary; headingTag: "h2" | "h3" }) {
  return (
    <article className={`teaser ${css.teaser}`}>
      <PostCover className={css.teaserCover} post={post} size="large" />
      <Heading className="heading-3 mt-5.5">
        <SiteLink className={css.teaserLink} href={routes.post(post.slug)}>
          {preventHyphenBreaks(post.title)}
        </SiteLink>
      </Heading>
      <p className="mt-2.5 max-w-[60ch] text-fg-2">{preventHyphenBreaks(post.description)}</p>
      <PostMeta className="mt-4" post={post} />
    </article>
  );
}

/** A post in a list: small cover, title, date. */
export function PostTeaserRow({ post }: { post: PostSummary }) {
  return (
    <article className={`${css.teaser} teaser flex items-start gap-5`}>
      <PostCover className="size-24 sm:size-32" post={post} size="small" />
      <div>
        <h3 className="heading-4 leading-[1.22]">
          <SiteLink className={css.teaserLink} href={routes.post(post.slug)}>
            {preventHyphenBreaks(post.title)}
          </SiteLink>
        </h3>
        <PostMeta className="mt-2" post={post} />
      </div>
    </article>
  );
}
