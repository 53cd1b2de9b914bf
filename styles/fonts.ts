import localFont from "next/font/local";

/*
 * Two files are preloaded: those of the first screen's words. Mono comes when a page uses it, and so
 * does Geist's italic, which `fonts.css` adds: a second file in `src` would be preloaded too. The
 * files are made by `npm run design:fonts`.
 *
 * The two are optional: a browser waits for a preloaded file about as long as it takes to paint, and on a
 * line too slow for that it keeps the stand-in for this one page. A late change of letters would wrap
 * headings anew and push the page about.
 */
const bricolage = localFont({
  src: "./fonts/bricolage.woff2",
  weight: "480 640",
  variable: "--font-bricolage",
  display: "optional",
});

const geist = localFont({
  src: "./fonts/geist.woff2",
  weight: "400 700",
  variable: "--font-geist",
  display: "optional",
});

const jetbrainsMono = localFont({
  src: "./fonts/jetbrains-mono.woff2",
  weight: "400 600",
  variable: "--font-jetbrains",
  display: "swap",
  preload: false,
  // Its stand-ins are monospaced too and nearly as wide; Arial would not be.
  adjustFontFallback: false,
});

/** Classes for the root element: they define the variables that the theme's font families name. */
export const fontClasses = [bricolage, geist, jetbrainsMono].map((font) => font.variable).join(" ");
