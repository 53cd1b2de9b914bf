import { RiverBand } from "@/components/illustrations/river-band";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { routes } from "@/lib/base/routes";
import type { Category, Post } from "@/lib/content/endpoints/posts";
import { countByCategory } from "@/lib/features/blog/lists";
import { CategoryNav } from "./category-nav";
import { DatedPostList } from "./dated-post-list";
import { FeedLink } from "./feed-link";

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
        <div className="wrap pt-5 pb-10">
          <PageBreadcrumbs items={[{ label: "Blog", href: routes.blog() }, { label: category.name }]} />
          <h1 className="heading-1 mt-8">{category.name}</h1>
          <p className="lead mt-5">{category.description}</p>
          <div className="mt-8">
            <CategoryNav categories={categories} counts={countByCategory(posts)} current={category.slug} />
          </div>
        </div>
        <RiverBand className="h-40 w-full stroke-tint-500" />
      </header>
      <section aria-label={`Posts on ${uncapitalize(category.name)}`} className="wrap section pt-10">
        <DatedPostList heading="h2" posts={posts.filter((post) => post.category.slug === category.slug)} />
        <FeedLink className="mt-8" />
      </section>
    </>
  );
}
