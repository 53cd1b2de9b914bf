import type { Metadata } from "next";
import { BlogList } from "@/components/blog/blog-list";
import { buildBlogMetadata } from "@/lib/blog/metadata";
import { buildBlogPage } from "@/lib/blog/pages";
import { listCategories, listPosts } from "@/lib/shared-api/posts";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildBlogMetadata(buildBlogPage(await listPosts(), 1));
}

export default async function BlogPage() {
  const [posts, categories] = await Promise.all([listPosts(), listCategories()]);
  return <BlogList categories={categories} page={1} posts={posts} />;
}
