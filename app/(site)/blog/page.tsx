import { BlogList } from "@/components/blog/blog-list";
import { listCategories, listPosts } from "@/lib/content/endpoints/posts";
import { buildBlogMetadata } from "@/lib/features/blog/metadata";
import { buildBlogPageEntry } from "@/lib/features/blog/pages";

export async function generateMetadata() {
  return buildBlogMetadata(buildBlogPageEntry(await listPosts(), 1));
}

export default async function Page() {
  const [posts, categories] = await Promise.all([listPosts(), listCategories()]);
  return <BlogList categories={categories} page={1} posts={posts} />;
}
