import { Portrait } from "@/components/charts/portrait";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { routes } from "@/lib/base/routes";
import type { Author, Post } from "@/lib/content/endpoints/posts";
import { DatedPostList } from "./dated-post-list";
import { FeedLink } from "./feed-link";

export function AuthorPage({ author, posts }: { author: Author; posts: readonly Post[] }) {
  return (
    <>
      <header className="on-deep overflow-hidden">
        <div className="wrap grid items-center gap-x-6 md:grid-cols-12">
          <div className="pt-8 pb-10 md:col-span-7 md:pb-18">
            <PageBreadcrumbs items={[{ label: "Blog", href: routes.blog() }, { label: author.name }]} />
            <h1 className="heading-1 mt-8">{author.name}</h1>
            <p className="mt-3 text-accent text-lead">{author.role}</p>
            <p className="lead mt-5">{author.bio}</p>
          </div>
          <Portrait
            className="mt-8 size-32 max-md:order-first md:col-span-5 md:mb-18 md:mt-0 md:self-end md:justify-self-end"
            name={author.name}
          />
        </div>
      </header>
      <section className="wrap section pt-14">
        <h2 className="heading-2 mb-8">Notes by {author.name.split(" ")[0]}</h2>
        <DatedPostList heading="h3" posts={posts} />
        <FeedLink className="mt-8" />
      </section>
    </>
  );
}
