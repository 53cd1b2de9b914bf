import { Portrait } from "@/components/charts/portrait";

/** Who said it, below a quote. */
export function Signature({ author, role, company }: { author: string; role: string; company: string }) {
  return (
    <figcaption className="mt-4 flex items-center gap-2 text-sm leading-[1.4]">
      <Portrait className="size-7" name={author} />
      <span>
        <b className="block font-semibold">{author}</b>
        <span className="text-fg-2">
          {role}, {company}
        </span>
      </span>
    </figcaption>
  );
}
