import type { ReactNode } from "react";
import { fontClasses } from "@/styles/fonts";
import "@/styles/globals.css";

/** The outermost elements of every page that the server renders. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html className={fontClasses} data-scroll-behavior="smooth" lang="en">
      <body>{children}</body>
    </html>
  );
}
