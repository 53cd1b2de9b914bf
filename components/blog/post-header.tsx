import { SiteLink } from "@/components/media/site-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { Avatar } from "@/components/ui/avatar";
import { formatDate } from "@/lib/base/format/date";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import { routes } from "@/lib/base/routes";
import type { Post } from "@/lib/content/endpoints/posts";
import { PostCover } from "./post-cover";

/** A post's date, and the date of its last change if there is one. */
function PostDates({ post }: { post: Post }) {
  return (
    <p>
      <time dateTime={post.published}>{formatDate(post.published)}</time>
      {post.updated !== post.published && (
        <>
          , updated <time dateTime={post.updated}>{formatDate(post.updated)}</time>
        </>
      )}
    </p>
  );
}

export function PostHeader({ post }: { post: Post }) {
  return (
    // The cover is last in the markup but on top on phones, so the grid reserves its row. Its height follows the window's width:
    // a fixed height would crop the drawing.
    <header className="grid grid-cols-1 grid-rows-[var(--cover-height)_auto] [--cover-height:max(180px,34vw)] md:grid-cols-[minmax(0,1fr)_minmax(0,40%)] md:grid-rows-[auto]">
      <div className="row-2 px-[max(var(--gutter),calc((100vw-var(--content))/2))] pt-8 pb-12 md:row-1 md:pt-5 md:pr-14 md:pb-18">
        <PageBreadcrumbs
          items={[
            { label: "Blog", href: routes.blog() },
            { label: post.category.name, href: routes.blogCategory(post.category.slug) },
          ]}
          title={post.title}
        />
        <h1 className="mt-8 font-display text-[length:clamp(2.25rem,1.55rem_+_2.7vw,3.75rem)] leading-[1.02] font-[560] tracking-[-0.022em] text-balance">
          {preventHyphenBreaks(post.title)}
        </h1>
        <p className="lead mt-5">{preventHyphenBreaks(post.description)}</p>
        <div className="mt-8 flex items-center gap-3.5 text-sm">
          <Avatar name={post.author.name} />
          <div className="leading-[1.5]">
            <p>
              <SiteLink className="link" href={routes.blogAuthor(post.author.slug)} rel="author">
                {post.author.name}
              </SiteLink>
              , {post.minutes}-minute read
            </p>
            <PostDates post={post} />
          </div>
        </div>
      </div>
      <PostCover
        className="row-1 h-(--cover-height) md:relative md:h-auto md:min-h-115 md:[&_.strokes]:absolute md:[&_.strokes]:inset-0"
        post={post}
        size="large"
      />
    </header>
  );
}
