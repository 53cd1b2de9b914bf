import { notFound } from "next/navigation";
import { PostPage } from "@/components/blog/post-page";
import { getBlogInquiry } from "@/lib/content/endpoints/company";
import { getAuthor, getPost, listPosts } from "@/lib/content/endpoints/posts";
import { getContactFormCopy } from "@/lib/content/endpoints/read";
import { buildPostMetadata } from "@/lib/features/blog/metadata";
import { buildPostPage } from "@/lib/features/blog/pages";

export async function generateStaticParams() {
  return (await listPosts()).map(({ slug }) => ({ uid: slug }));
}

export async function generateMetadata({ params }: PageProps<"/blog/[uid]">) {
  const post = await getPost((await params).uid);
  return post ? buildPostMetadata(buildPostPage(post), post) : {};
}

export default async function BlogPostPage({ params }: PageProps<"/blog/[uid]">) {
  const post = await getPost((await params).uid);
  // Never null for a post: one without an author in the list is left out.
  const author = post && (await getAuthor(post.author.slug));
  if (!post || !author) notFound();
  const [posts, boxCopy, formCopy] = await Promise.all([
    listPosts(),
    getBlogInquiry(),
    getContactFormCopy("General"),
  ]);
  return <PostPage author={author} boxCopy={boxCopy} formCopy={formCopy} post={post} posts={posts} />;
}
