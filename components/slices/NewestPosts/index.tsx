import { asText, type Content } from "@prismicio/client";
import Link from "next/link";
import { PostTeaser, PostTeaserRow } from "@/components/blog/post-teaser";
import type { SliceProps } from "@/components/slices/types";
import { routes } from "@/lib/base/routes";

export default function NewestPosts({ slice, context }: SliceProps<Content.NewestPostsSlice>) {
  const { heading, all_label } = slice.primary;
  const [newest, ...others] = context.posts;
  if (!newest) return null;
  return (
    <section className="section pt-0">
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <h2 className="heading-2">{asText(heading)}</h2>
          {all_label && (
            <Link className="link text-sm" href={routes.blog()} prefetch={false}>
              {all_label}
            </Link>
          )}
        </div>
        <div className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-[minmax(0,690fr)_minmax(0,486fr)]">
          <PostTeaser headingTag="h3" post={newest} />
          <ul>
            {others.map((post) => (
              <li className="border-b border-b-rule py-6 first:pt-0 last:border-0 last:pb-0" key={post.slug}>
                <PostTeaserRow post={post} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
