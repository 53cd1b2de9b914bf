import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostPage } from "@/components/blog/post-page";
import { getBlogInquiry } from "@/lib/content/endpoints/company";
import { getPost, listAuthors, listPosts } from "@/lib/content/endpoints/posts";
import { getContactFormCopy } from "@/lib/content/endpoints/read";
import { buildPostMetadata } from "@/lib/features/blog/metadata";
import { buildPostPage } from "@/lib/features/blog/pages";

export const revalidate = 3600;

export async function generateStaticParams() {
  return (await listPosts()).map(({ slug }) => ({ uid: slug }));
}

export async function generateMetadata({ params }: PageProps<"/blog/[uid]">): Promise<Metadata> {
  const post = await getPost((await params).uid);
  return post ? buildPostMetadata(buildPostPage(post), post) : {};
}

export default async function BlogPostPage({ params }: PageProps<"/blog/[uid]">) {
  const [post, posts, authors] = await Promise.all([getPost((await params).uid), listPosts(), listAuthors()]);
  const author = authors.find(({ slug }) => slug === post?.author.slug);
  if (!post) notFound();
  if (!author)
    throw new Error(`The author of ${post.slug} is not in the list: listPosts should have left the post out`);
  const [blogInquiryCopy, inquiryCopy] = await Promise.all([getBlogInquiry(), getContactFormCopy("General")]);
  return (
    <PostPage author={author} copy={blogInquiryCopy} inquiryCopy={inquiryCopy} post={post} posts={posts} />
  );
}
