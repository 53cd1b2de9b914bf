import type { Metadata } from "next";
import { BlogList } from "@/components/blog/blog-list";
import { countPages } from "@/lib/blog/lists";
import { buildBlogMetadata } from "@/lib/blog/metadata";
import { buildBlogPage } from "@/lib/blog/pages";
import { listCategories, listPosts } from "@/lib/shared-api/posts";

export const revalidate = 3600;
// SECURITY: a path outside the known set gets the prerendered 404 and writes nothing to the disk.
export const dynamicParams = false;

type Props = { params: Promise<{ page: string }> };

/** Page 1 is the blog itself. */
export async function generateStaticParams() {
  const pages = countPages(await listPosts());
  return Array.from({ length: pages - 1 }, (_, i) => ({ page: String(i + 2) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildBlogMetadata(buildBlogPage(await listPosts(), Number((await params).page)));
}

export default async function OlderPostsPage({ params }: Props) {
  const [posts, categories] = await Promise.all([listPosts(), listCategories()]);
  return <BlogList categories={categories} page={Number((await params).page)} posts={posts} />;
}
