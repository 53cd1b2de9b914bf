import Link from "next/link";
import { OpenModalLink } from "@/components/inquiry/open-modal-link";
import { buttonClasses } from "@/components/ui/button";
import { products } from "@/lib/products";
import { OxbowLake } from "./oxbow-lake";

const likely = [
  { href: "/", label: "Home page" },
  { href: products.RP.path, label: products.RP.name },
  { href: products.WEB_API.path, label: products.WEB_API.name },
  { href: products.DS.path, label: products.DS.name },
  { href: "/contact", label: "Contact" },
];

/** The page for addresses that lead nowhere: says so, and offers the likely ways on. */
export function LostPage() {
  return (
    <section className="overflow-hidden">
      <div className="wrap grid items-center gap-6 py-10 md:grid-cols-[1fr_minmax(0,560px)] md:py-14">
        <div>
          <h1 className="heading-1">The river left this bend</h1>
          <p className="lead mt-3">
            There is no page at this address. It may have moved, or the link that brought you here has a typo.
          </p>
          <ul className="mt-4 border-rule border-t">
            {likely.map(({ href, label }) => (
              <li key={href} className="border-rule border-b">
                <Link href={href} className="flex min-h-5.5 items-center justify-between hover:text-accent">
                  {label}
                  <span className="figure text-fg-3 text-xs">{href}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <OpenModalLink className={buttonClasses({ variant: "Outline" })}>Ask sales instead</OpenModalLink>
          </p>
        </div>
        <OxbowLake />
      </div>
    </section>
  );
}
