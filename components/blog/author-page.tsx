import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { Avatar } from "@/components/ui/avatar";
import { routes } from "@/lib/base/routes";
import type { Author, Post } from "@/lib/content/endpoints/posts";
import { DatedPostList } from "./dated-post-list";
import { FeedLink } from "./feed-link";

export function AuthorPage({ author, posts }: { author: Author; posts: readonly Post[] }) {
  return (
    <>
      <header className="on-deep">
        <div className="wrap pt-5 pb-10 md:pb-18">
          <PageBreadcrumbs items={[{ label: "Blog", href: routes.blog() }, { label: author.name }]} />
          <div className="mt-8 flex items-center gap-5">
            <Avatar className="size-16 text-h4 md:size-20 md:text-h3" name={author.name} />
            <div>
              <h1 className="heading-1">{author.name}</h1>
              <p className="mt-2 text-accent text-lead">{author.role}</p>
            </div>
          </div>
          <p className="lead mt-6">{author.bio}</p>
        </div>
      </header>
      <section className="wrap section pt-14">
        <h2 className="heading-2 mb-8">Posts by {author.name.split(" ")[0]}</h2>
        <DatedPostList heading="h3" posts={posts} />
        <FeedLink className="mt-8" />
      </section>
    </>
  );
}
