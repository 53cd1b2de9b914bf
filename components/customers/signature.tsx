export function Signature({ author, role, company }: { author: string; role: string; company: string }) {
  return (
    <figcaption className="mt-8 text-sm leading-[1.4]">
      <b className="block font-semibold">{author}</b>
      <span className="text-fg-2">
        {role}, {company}
      </span>
    </figcaption>
  );
}
