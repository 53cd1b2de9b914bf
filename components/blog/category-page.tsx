import { Trail } from "@/components/seo/trail";
import { routes } from "@/lib/base/routes";
import type { Category, Post } from "@/lib/content/endpoints/posts";
import { countByCategory } from "@/lib/features/blog/lists";
import { CategoryNav } from "./category-nav";
import { CurrentBand } from "./current-band";
import { FeedLink } from "./feed-link";
import { PostLog } from "./post-log";

/** The posts of one category, below its decorative river. */
export function CategoryPage({
  category,
  posts,
  categories,
}: {
  category: Category;
  /** All posts, newest first. */
  posts: readonly Post[];
  categories: readonly Category[];
}) {
  return (
    <>
      <header>
        <div className="wrap pt-8 pb-10">
          <Trail items={[{ label: "Field notes", href: routes.blog() }, { label: category.name }]} />
          <h1 className="heading-1 mt-8">{category.name}</h1>
          <p className="lead mt-5">{category.description}</p>
          <div className="mt-8">
            <CategoryNav categories={categories} counts={countByCategory(posts)} current={category.slug} />
          </div>
        </div>
        <CurrentBand seed={category.slug} />
      </header>
      <section aria-label={`Posts on ${category.name.toLowerCase()}`} className="wrap section pt-10">
        <PostLog heading="h2" posts={posts.filter((post) => post.category.slug === category.slug)} />
        <FeedLink className="mt-8" />
      </section>
    </>
  );
}
