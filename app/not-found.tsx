import { routes } from "@/lib/base/routes";

/** For pages that were deleted after the build. Short, because it is part of every page's data. */
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
