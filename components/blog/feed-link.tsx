import { routes } from "@/lib/base/routes";

export function FeedLink({ className }: { className?: string }) {
  return (
    <p className={`text-fg-2 text-sm ${className ?? ""}`}>
      Subscribe to the{" "}
      <a className="link" href={routes.feed()} type="application/atom+xml">
        Atom feed
      </a>
      .
    </p>
  );
}
