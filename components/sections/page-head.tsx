import type { ComponentProps, ReactNode } from "react";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";

type HeadingBesideLeadProps = {
  heading: string;
  lead: ReactNode;
  /** Below the lead, such as buttons. */
  children?: ReactNode;
};

/** Heading and lead of a page: side by side on wide windows, their first lines on one baseline. */
export function HeadingBesideLead({ heading, lead, children }: HeadingBesideLeadProps) {
  return (
    <div className="mt-fluid-2 grid items-baseline gap-x-6 gap-y-6 md:grid-cols-12">
      <h1 className="heading-1 md:col-span-7">{heading}</h1>
      <div className="md:col-span-5">
        <p className="lead">{lead}</p>
        {children}
      </div>
    </div>
  );
}

type PageHeadProps = HeadingBesideLeadProps & { trail: ComponentProps<typeof PageBreadcrumbs>["items"] };

/** Breadcrumbs, heading and lead of a page. */
export function PageHead({ trail, ...head }: PageHeadProps) {
  return (
    <>
      <PageBreadcrumbs items={trail} />
      <HeadingBesideLead {...head} />
    </>
  );
}
