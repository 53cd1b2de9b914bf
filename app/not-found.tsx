import { routes } from "@/lib/base/routes";

/**
 * Shown where a page's content has gone since the build; unknown URLs get `global-not-found.tsx`. It is part of
 * every page's data, and short for that reason: without this file, Next adds a longer one twice.
 */
export default function NotFound() {
  return (
    <p className="wrap section">
      This page does not exist.{" "}
      <a className="link" href={routes.home()}>
        Go to the home page
      </a>
    </p>
  );
}
