import Link from "next/link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import postTeaserCss from "@/components/blog/post-teaser.module.css";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { gateway } from "@/lib/base/gateway";
import { routes } from "@/lib/base/routes";
import type { Integration } from "@/lib/content/endpoints/resources";

const box = { width: 300, row: 100, spread: 8 };
const strokes = 3;

/** Lines from the center of each row that join into one; scaled to the list's height. */
function Tributaries({ count }: { count: number }) {
  const height = count * box.row;
  const path = Array.from({ length: count * strokes }, (_, i) => {
    const stream = Math.floor(i / strokes);
    const offset = (i % strokes) - (strokes - 1) / 2;
    const from = (stream + 0.5) * box.row + offset * 9;
    const to = height / 2 + (i - (count * strokes - 1) / 2) * box.spread;
    return `M0 ${from}C${box.width * 0.5} ${from} ${box.width * 0.45} ${to} ${box.width} ${to}`;
  }).join("");
  return (
    <svg
      aria-hidden="true"
      className="hidden fill-none stroke-line stroke-[1.5] md:absolute md:inset-0 md:block md:size-full"
      height={height}
      preserveAspectRatio="none"
      viewBox={`0 0 ${box.width} ${height}`}
      width={box.width}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function Gateway() {
  return (
    <div className="max-md:-order-1 on-deep rounded-2 p-7">
      <p className="heading-4">One gateway</p>
      <dl className="mt-3 grid gap-2.5 text-sm">
        <div>
          <dt className="text-fg-2 text-xs">Host</dt>
          <dd className="figure">{gateway.host}</dd>
        </div>
        <div>
          <dt className="text-fg-2 text-xs">Ports</dt>
          <dd>
            <span className="figure">{gateway.ports.http}</span> HTTP,{" "}
            <span className="figure">{gateway.ports.socks5h}</span> SOCKS5
          </dd>
        </div>
        <div>
          <dt className="text-fg-2 text-xs">Place and session</dt>
          <dd>set in the username</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm">
        <Link className="link" href={routes.tool("proxy-string")} prefetch={false}>
          Build your string
        </Link>
      </p>
    </div>
  );
}

export function IntegrationList({ integrations }: { integrations: readonly Integration[] }) {
  return (
    <>
      <header className="wrap pt-8 pb-14">
        <PageBreadcrumbs
          items={[{ label: "Resources", href: routes.resources() }, { label: "Integrations" }]}
        />
        <h1 className="heading-1 mt-8 max-w-[16ch]">Point your client at one gateway</h1>
        <p className="lead mt-5">
          Each setup names the options that matter, keeps an exit or rotates it, reads the usual errors, and
          ends in one command that tests it.
        </p>
      </header>
      <section
        aria-label="Clients"
        className="wrap grid gap-8 md:grid-cols-[minmax(0,420px)_minmax(80px,1fr)_300px] md:items-center md:gap-0"
      >
        <ul className="*:min-h-18 *:content-center *:border-b *:border-rule *:py-3 *:first:border-t md:grid md:auto-rows-[1fr]">
          {integrations.map(({ slug, tool, kind, title }) => (
            <li className={`teaser ${postTeaserCss.teaser}`} key={slug}>
              <h2 className="heading-4">
                <Link className={postTeaserCss.teaserLink} href={routes.integration(slug)} prefetch={false}>
                  {tool}
                </Link>
              </h2>
              <p className="text-fg-2 text-sm first-letter:uppercase">{kind}</p>
              <span className="sr-only">{title}</span>
            </li>
          ))}
        </ul>
        <div className="md:relative md:self-stretch">
          <Tributaries count={integrations.length} />
        </div>
        <Gateway />
      </section>
      <section className="section">
        <div className="wrap">
          <h2 className="heading-2">Your client is not here?</h2>
          <p className="lead mt-4">
            Whatever speaks HTTP CONNECT or SOCKS5 with a username works. Start from the{" "}
            <Link className="link" href={routes.integration("curl")} prefetch={false}>
              curl setup
            </Link>
            , or <OpenModalLink className="link">ask which option your client calls it</OpenModalLink>.
          </p>
        </div>
      </section>
    </>
  );
}
