import Link from "next/link";
import { TextLink } from "@/components/actions/text-link";
import river from "@/components/illustrations/contents-river.svg";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import { RiverBand } from "@/components/illustrations/river-band";
import { InlineLeadForm } from "@/components/lead-form/inline-lead-form";
import { Prose } from "@/components/prose/prose";
import css from "@/components/prose/prose.module.css";
import { JsonLd } from "@/components/seo/json-ld";
import { Avatar } from "@/components/ui/avatar";
import { publicEnv } from "@/lib/base/env/public";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import type { Heading } from "@/lib/base/markdown/parse";
import { type ProductCode, productLinkLabel, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Author, Post, PostSummary } from "@/lib/content/endpoints/posts";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import type { BlogInquiry } from "@/lib/content/endpoints/schemas-company";
import { buildArticle } from "@/lib/content/seo/json-ld";
import { listRelated, neighborsOf, tintOfPost } from "@/lib/features/blog/lists";
import { buildPostForm } from "./post-fields";
import { PostHeader } from "./post-header";
import { PostTeaserRow } from "./post-teaser";
import { ReadingProgress } from "./reading-progress";

/** The table of contents as a strip map: a circle per part, and a marker for the reading progress. */
function TableOfContents({ outline }: { outline: readonly Heading[] }) {
  const stations = outline.filter(({ level }) => level === 2);
  if (stations.length < 2) return null;
  return (
    <nav
      aria-label="In this post"
      className="md:[scrollbar-width:thin] md:sticky md:top-29 md:-ml-0.75 md:max-h-[calc(100dvh_-_132px)] md:self-start md:overflow-y-auto md:pl-0.75"
    >
      <p className="mb-3 text-sm font-semibold">In this post</p>
      <div className="relative">
        {/* Longer than any list of headings; cropped to the list's height. */}
        <DecorativeDrawing
          className="absolute top-0 left-0 h-full w-6"
          file={river}
          preserveAspectRatio="xMidYMin slice"
          viewBox="0 0 24 1200"
        />
        <ol className="relative flex flex-col text-sm leading-[1.35] md:min-h-[min(420px,calc(100dvh_-_260px))]">
          {stations.map(({ id, text }) => (
            <li className="grow pb-1" key={id}>
              <a
                className="block min-h-8 rounded-1 py-1.25 pl-8 text-fg-2 underline-offset-3 before:absolute before:left-[7.5px] before:mt-1.5 before:size-2.25 before:rounded-full before:border-[1.5px] before:border-accent before:bg-ground hover:text-fg hover:underline aria-[current]:font-[550] aria-[current]:text-fg"
                href={`#${id}`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
        <ReadingProgress />
      </div>
    </nav>
  );
}

function AuthorNote({ author }: { author: Author }) {
  return (
    <aside aria-label="The author" className="flex gap-4.5 border-rule border-t pt-6">
      <Avatar className="size-14 text-h4" name={author.name} />
      <div>
        <p className="heading-4">
          <Link className="hover:underline" href={routes.blogAuthor(author.slug)} prefetch={false}>
            {author.name}
          </Link>
        </p>
        <p className="text-fg-2 text-sm">{author.role}</p>
        <p className="mt-2 max-w-[62ch] text-fg-2 text-sm">{author.bio}</p>
      </div>
    </aside>
  );
}

function Neighbor({ post, name }: { post: PostSummary | null; name: "Older" | "Newer" }) {
  if (!post) return <span />;
  return (
    <Link
      className={`group block rounded-1 py-2 ${name === "Newer" ? "sm:text-right" : ""}`}
      href={routes.post(post.slug)}
      prefetch={false}
      rel={name === "Newer" ? "next" : "prev"}
    >
      <span className="block text-fg-2 text-xs">{name}</span>
      <span className="heading-4 mt-1 block decoration-1 underline-offset-4 group-hover:underline">
        {preventHyphenBreaks(post.title)}
      </span>
    </Link>
  );
}

function FurtherReading({
  related,
  newer,
  older,
}: {
  related: readonly PostSummary[];
  newer: PostSummary | null;
  older: PostSummary | null;
}) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="heading-2 mb-8">Read next</h2>
        <div className="grid gap-6 md:grid-cols-3">
          {related.map((post) => (
            <PostTeaserRow key={post.slug} post={post} />
          ))}
        </div>
        <nav
          aria-label="Older and newer posts"
          className="mt-14 grid gap-6 border-rule-2 border-t pt-6 sm:grid-cols-2"
        >
          <Neighbor name="Older" post={older} />
          <Neighbor name="Newer" post={newer} />
        </nav>
      </div>
    </section>
  );
}

type PostInquiryProps = {
  post: string;
  category: string;
  product: ProductCode;
  inquiryCopy: BlogInquiry;
  formCopy: FormCopy;
};

function PostInquiry({ post, category, product, inquiryCopy, formCopy }: PostInquiryProps) {
  const { heading, text, buttonText } = { ...inquiryCopy.default, ...inquiryCopy.categories[category] };
  return (
    <aside
      aria-labelledby="ask"
      // Keeps its height when a short message replaces the form.
      className="on-deep relative grid gap-x-10 gap-y-7 overflow-hidden rounded-2 p-7 md:min-h-120 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:p-9"
      data-tint={products[product].tint}
    >
      <div className="text-pretty">
        <h2 className="heading-3" id="ask">
          {heading}
        </h2>
        <p className="mt-2 text-fg-2 text-sm">{text}</p>
        <p className="mt-4 text-sm">
          <TextLink href={routes.product(product)}>{productLinkLabel(product)}</TextLink>
        </p>
        <RiverBand className="pointer-events-none absolute bottom-0 left-0 h-[42%] w-[38%] stroke-tint-600 opacity-70 [mask:linear-gradient(transparent,#000_70%)_intersect,linear-gradient(90deg,#000_60%,transparent)] max-md:hidden" />
      </div>
      <InlineLeadForm {...buildPostForm(post, buttonText, formCopy)} />
    </aside>
  );
}

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
  inquiryCopy: BlogInquiry;
  formCopy: FormCopy;
};

export function PostPage({ post, author, posts, inquiryCopy, formCopy }: PostPageProps) {
  const { tree, outline } = post.document;
  return (
    <div data-tint={tintOfPost(post)}>
      <article>
        <PostHeader post={post} />
        <div className="wrap grid grid-cols-1 gap-10 pt-10 pb-0 md:grid-cols-[248px_minmax(0,760px)] md:gap-x-14 md:pt-18 nav:grid-cols-[272px_minmax(0,1fr)] nav:gap-x-26">
          <TableOfContents outline={outline} />
          <div className="min-w-0">
            <Prose className={`article-post ${css.articlePost}`} tree={tree} />
            <div className="mt-14 grid gap-10">
              <PostInquiry
                inquiryCopy={inquiryCopy}
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
