import { notFound } from "next/navigation";
import { PostPage } from "@/components/blog/post-page";
import { getBlogInquiryCopy } from "@/lib/content/endpoints/company";
import { getAuthor, getPost, listPosts } from "@/lib/content/endpoints/posts";
import { getContactFormCopy } from "@/lib/content/endpoints/read";
import { buildPostMetadata } from "@/lib/features/blog/metadata";
import { buildPostPageEntry } from "@/lib/features/blog/pages";

export async function generateStaticParams() {
  return (await listPosts()).map(({ slug }) => ({ uid: slug }));
}

export async function generateMetadata({ params }: PageProps<"/blog/[uid]">) {
  const post = await getPost((await params).uid);
  return post ? buildPostMetadata(buildPostPageEntry(post), post) : {};
}

export default async function Page({ params }: PageProps<"/blog/[uid]">) {
  const post = await getPost((await params).uid);
  // `getPost` leaves out posts with an unknown author, so `!author` only narrows the type.
  const author = post && (await getAuthor(post.author.slug));
  if (!post || !author) notFound();
  const [posts, inquiryCopy, formCopy] = await Promise.all([
    listPosts(),
    getBlogInquiryCopy(),
    getContactFormCopy("General"),
  ]);
  return <PostPage author={author} inquiryCopy={inquiryCopy} formCopy={formCopy} post={post} posts={posts} />;
}
