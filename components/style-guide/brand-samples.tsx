import Image from "next/image";
import type { ReactNode } from "react";
import { Logo, Mark } from "@/components/ui/mark";
import { contrastRatio } from "@/lib/base/design/color";
import { alphas, baseColors, contrastText, palette, steps } from "@/lib/base/design/palette";
import { type Tint, tints } from "@/lib/base/products";

const carries = {
  OXY: "Brand, datasets",
  RP: "Residential, ISP",
  DCP: "Datacenter",
  RTC: "Scraper APIs",
  MOBILE_PROXY: "Mobile",
} satisfies Record<Tint, string>;

function Sized({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="grid justify-items-center gap-3">
      {children}
      <figcaption className="figure text-2xs text-fg-3">{caption}</figcaption>
    </figure>
  );
}

/** The logo on both backgrounds and in every size in use. */
export function LogoSamples() {
  return (
    <div className="grid border border-rule-2 md:grid-cols-2">
      <div className="grid place-items-center px-3 py-16 sm:px-6">
        <Logo size={72}>oxbow</Logo>
      </div>
      <div className="on-deep grid place-items-center px-3 py-16 sm:px-6">
        <Logo size={72}>oxbow</Logo>
      </div>
      <div className="flex flex-wrap items-end justify-center gap-x-14 gap-y-6 border-rule-2 border-t px-6 py-8 md:col-span-2">
        {[64, 40, 24, 16].map((size) => (
          <Sized caption={String(size)} key={size}>
            <Mark size={size} />
          </Sized>
        ))}
        <Sized caption="favicon">
          <Image alt="Favicon" height={16} src="/favicon.svg" unoptimized width={16} />
        </Sized>
        <Sized caption="app icon">
          <Image
            alt="App icon"
            className="rounded-3"
            height={72}
            src="/app-icon.svg"
            unoptimized
            width={72}
          />
        </Sized>
      </div>
    </div>
  );
}

const { ink, soft } = baseColors;
const readableOn = (background: string) =>
  contrastRatio(background, ink) > contrastRatio(background, soft) ? ink : soft;

function Steps({ tint }: { tint: Tint }) {
  return (
    <div className="grid grid-cols-9">
      {steps.map((step) => {
        const background = palette[tint][step];
        const color = readableOn(background);
        return (
          <div
            className="flex h-15 flex-col justify-between px-1 py-2 text-2xs sm:px-2.5"
            key={step}
            style={{ background, color }}
          >
            <span>{step}</span>
            <span className="figure max-sm:hidden">{contrastRatio(background, color).toFixed(1)}</span>
          </div>
        );
      })}
    </div>
  );
}

/** The named colors, with text chosen by brightness, and `main` at every opacity. */
function NamedColors({ tint }: { tint: Tint }) {
  const scale = palette[tint];
  return (
    <div className="grid grid-cols-9 text-2xs">
      {(["light", "main", "dark"] as const).map((name) => (
        <div
          className="px-1 py-1.5 sm:px-2.5"
          key={name}
          style={{ background: scale[name], color: contrastText(scale[name]) }}
        >
          {name}
        </div>
      ))}
      {alphas.map((alpha) => (
        <div className="px-1 py-1.5 sm:px-2.5" key={alpha} style={{ background: scale[`alpha${alpha}`] }}>
          <span className="max-sm:hidden">alpha</span>
          {alpha}
        </div>
      ))}
    </div>
  );
}

/** Every color of every tint; the small figures are the contrast of text on it. */
export function PaletteSamples() {
  return (
    <>
      {tints.map((tint) => (
        <div className="mb-4 grid items-center gap-1.5 md:grid-cols-[168px_1fr]" key={tint}>
          <p className="text-fg-3 text-xs leading-[1.35]">
            <strong className="figure block font-[550] text-fg">{tint}</strong>
            {carries[tint]}
          </p>
          <div>
            <Steps tint={tint} />
            <NamedColors tint={tint} />
          </div>
        </div>
      ))}
    </>
  );
}
