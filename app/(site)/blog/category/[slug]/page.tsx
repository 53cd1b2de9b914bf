import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/blog/category-page";
import { listCategories, listPosts } from "@/lib/content/endpoints/posts";
import { buildBlogMetadata } from "@/lib/features/blog/metadata";
import { buildCategoryPageEntry } from "@/lib/features/blog/pages";

type Props = PageProps<"/blog/category/[slug]">;

async function loadCategory({ params }: Props) {
  const { slug } = await params;
  const [posts, categories] = await Promise.all([listPosts(), listCategories()]);
  const categoryPosts = posts.filter(({ category }) => category.slug === slug);
  const category = categories.find((candidate) => candidate.slug === slug);
  // A category without posts has no page (see `generateStaticParams`).
  return { posts, categories, categoryPosts, category: categoryPosts.length > 0 ? category : undefined };
}

export async function generateStaticParams() {
  return [...new Set((await listPosts()).map(({ category }) => category.slug))].map((slug) => ({ slug }));
}

export async function generateMetadata(props: Props) {
  const { category, categoryPosts } = await loadCategory(props);
  return category ? buildBlogMetadata(buildCategoryPageEntry(category, categoryPosts)) : {};
}

export default async function Page(props: Props) {
  const { category, categories, posts } = await loadCategory(props);
  if (!category) notFound();
  return <CategoryPage categories={categories} category={category} posts={posts} />;
}
