import { Prose } from "@/components/prose/prose";
import css from "@/components/prose/prose.module.css";
import { JsonLd } from "@/components/seo/json-ld";
import { publicEnv } from "@/lib/base/env/public";
import { routes } from "@/lib/base/routes";
import type { Author, Post } from "@/lib/content/endpoints/posts";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import type { BlogInquiry } from "@/lib/content/endpoints/schemas-company";
import { buildArticle } from "@/lib/content/seo/json-ld";
import { listRelated, neighborsOf, tintOfPost } from "@/lib/features/blog/lists";
import { AuthorNote, FurtherReading } from "./post-footer";
import { PostHeader } from "./post-header";
import { PostInquiry } from "./post-inquiry";
import { TableOfContents } from "./table-of-contents";

const relatedCount = 3;

function ArticleData({ post }: { post: Post }) {
  return (
    <JsonLd
      data={buildArticle({
        siteUrl: publicEnv.SITE_URL,
        type: "BlogPosting",
        path: routes.post(post.slug),
        headline: post.title,
        description: post.description,
        datePublished: post.published,
        dateModified: post.updated,
        author: { name: post.author.name, path: routes.blogAuthor(post.author.slug) },
        section: post.category.name,
      })}
    />
  );
}

type PostPageProps = {
  post: Post;
  author: Author;
  /** All posts, newest first. */
  posts: readonly Post[];
  /** Copy of the inquiry box at the end of the post, and of the inquiry form. */
  boxCopy: BlogInquiry;
  formCopy: FormCopy;
};

export function PostPage({ post, author, posts, boxCopy, formCopy }: PostPageProps) {
  const { tree, outline } = post.document;
  return (
    <div data-tint={tintOfPost(post)}>
      <article>
        <PostHeader post={post} />
        <div className="wrap grid grid-cols-1 gap-10 pt-10 pb-0 md:grid-cols-[248px_minmax(0,760px)] md:gap-x-14 md:pt-18 nav:grid-cols-[272px_minmax(0,760px)] nav:gap-x-26">
          <TableOfContents outline={outline} />
          <div className="min-w-0">
            <Prose className={`article-post ${css.articlePost}`} tree={tree} />
            <div className="mt-14 grid gap-10">
              <PostInquiry
                boxCopy={boxCopy}
                category={post.category.slug}
                formCopy={formCopy}
                post={post.slug}
                product={post.products[0] ?? "OXY"}
              />
              <AuthorNote author={author} />
            </div>
          </div>
        </div>
      </article>
      <FurtherReading related={listRelated(posts, post, relatedCount)} {...neighborsOf(posts, post.slug)} />
      <ArticleData post={post} />
    </div>
  );
}
