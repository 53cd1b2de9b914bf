import { notFound } from "next/navigation";
import { AuthorPage } from "@/components/blog/author-page";
import { getAuthor, listPosts } from "@/lib/content/endpoints/posts";
import { buildBlogMetadata } from "@/lib/features/blog/metadata";
import { buildAuthorPageEntry } from "@/lib/features/blog/pages";

type Props = PageProps<"/blog/author/[slug]">;

async function readAuthor({ params }: Props) {
  const { slug } = await params;
  const [posts, author] = await Promise.all([listPosts(), getAuthor(slug)]);
  return { author, posts: posts.filter((post) => post.author.slug === slug) };
}

export async function generateStaticParams() {
  return [...new Set((await listPosts()).map(({ author }) => author.slug))].map((slug) => ({ slug }));
}

export async function generateMetadata(props: Props) {
  const { author, posts } = await readAuthor(props);
  return author && posts.length > 0 ? buildBlogMetadata(buildAuthorPageEntry(author, posts)) : {};
}

export default async function Page(props: Props) {
  const { author, posts } = await readAuthor(props);
  if (!author || posts.length === 0) notFound();
  return <AuthorPage author={author} posts={posts} />;
}
