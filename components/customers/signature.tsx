import { Portrait } from "@/components/charts/portrait";

export function Signature({ author, role, company }: { author: string; role: string; company: string }) {
  return (
    <figcaption className="mt-8 flex items-center gap-4 text-sm leading-[1.4]">
      <Portrait className="size-14" name={author} />
      <span>
        <b className="block font-semibold">{author}</b>
        <span className="text-fg-2">
          {role}, {company}
        </span>
      </span>
    </figcaption>
  );
}
