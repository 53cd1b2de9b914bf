import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { Pagination } from "@/components/ui/pagination";
import { routes } from "@/lib/base/routes";
import type { Category, Post } from "@/lib/content/endpoints/posts";
import { countByCategory, countPages, pageOf } from "@/lib/features/blog/lists";
import css from "./blog-list.module.css";
import { CategoryNav } from "./category-nav";
import { DatedPostList } from "./dated-post-list";
import { FeedLink } from "./feed-link";
import { PostFinder } from "./post-finder";
import { PostTeaser } from "./post-teaser";

type BlogListProps = {
  posts: readonly Post[];
  categories: readonly Category[];
  /** From 1; the first page shows the newest post large. */
  page: number;
};

function BlogHead({ posts, categories, page }: BlogListProps) {
  const [newest] = posts;
  const isFirst = page === 1;
  return (
    <header
      className={
        isFirst
          ? `${css.blogHead} grid grid-cols-1 gap-10 nav:grid-cols-[minmax(0,460px)_minmax(0,1fr)] nav:gap-x-18`
          : "wrap pt-5 pb-10"
      }
    >
      <div>
        <PageBreadcrumbs
          items={
            isFirst
              ? [{ label: "Blog" }]
              : [{ label: "Blog", href: routes.blog() }, { label: `Page ${page}` }]
          }
        />
        <h1 className="heading-1 mt-8">
          {isFirst ? "The Oxbow blog on collecting web data" : `Blog, page ${page}`}
        </h1>
        <p className="lead mt-5">
          How proxies, crawlers and data checks work, written by the people who run ours. Every post has code
          that runs and says where its method fails.
        </p>
        <div className="mt-8">
          <CategoryNav categories={categories} counts={countByCategory(posts)} />
        </div>
        <FeedLink className="mt-6" />
      </div>
      {isFirst && newest && <PostTeaser headingTag="h2" post={newest} />}
    </header>
  );
}

export function BlogList(props: BlogListProps) {
  const { posts, page } = props;
  const shown = pageOf(posts, page);
  const pages = countPages(posts);
  return (
    <>
      <BlogHead {...props} />
      <section aria-label="Posts" className="wrap pb-[var(--section)]">
        <PostFinder />
        <DatedPostList heading="h2" posts={page === 1 ? shown.slice(1) : shown} />
        {pages > 1 && <Pagination hrefOf={routes.blog} label="Pages of posts" page={page} pages={pages} />}
      </section>
    </>
  );
}
