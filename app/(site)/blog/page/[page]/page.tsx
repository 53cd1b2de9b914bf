import { notFound } from "next/navigation";
import { BlogList } from "@/components/blog/blog-list";
import { listCategories, listPosts } from "@/lib/content/endpoints/posts";
import { countPages, parsePageNumber } from "@/lib/features/blog/lists";
import { buildBlogMetadata } from "@/lib/features/blog/metadata";
import { buildBlogPageEntry } from "@/lib/features/blog/pages";

/** Page 1 is the blog itself. */
export async function generateStaticParams() {
  const pages = countPages(await listPosts());
  return Array.from({ length: pages - 1 }, (_, i) => ({ page: String(i + 2) }));
}

export async function generateMetadata({ params }: PageProps<"/blog/page/[page]">) {
  const posts = await listPosts();
  const page = parsePageNumber((await params).page, posts);
  return page === null ? {} : buildBlogMetadata(buildBlogPageEntry(posts, page));
}

export default async function Page({ params }: PageProps<"/blog/page/[page]">) {
  const [posts, categories] = await Promise.all([listPosts(), listCategories()]);
  const page = parsePageNumber((await params).page, posts);
  if (page === null) notFound();
  return <BlogList categories={categories} page={page} posts={posts} />;
}
