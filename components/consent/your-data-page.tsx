import Link from "next/link";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { routes } from "@/lib/base/routes";
import { categoryCopy, storageKindNames } from "@/lib/content/consent/copy";
import { storageInventory } from "@/lib/content/consent/inventory";
import { yourDataPage } from "@/lib/content/consent/pages";
import { listDocumentCrumbs } from "@/lib/content/seo/crumbs";
import { YourData } from "./your-data";
import css from "./your-data.module.css";

function YourDataHead() {
  return (
    <div className="on-paper-2 border-rule border-b">
      <div className="wrap pt-5">
        <Breadcrumbs items={listDocumentCrumbs("/legal/", yourDataPage.title, "General")} />
        <div className="pt-fluid-2 pb-fluid-1">
          <h1 className="heading-1">{yourDataPage.title}</h1>
          <p className="lead mt-4 max-w-[52ch]">
            What this site may store in your browser, what is stored now, and how to erase it.
          </p>
        </div>
      </div>
    </div>
  );
}

function Inventory() {
  return (
    <section aria-labelledby="inventory">
      <h2 className="heading-3" id="inventory">
        Everything this site may store
      </h2>
      <table className={css.storageTable}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What for</th>
            <th scope="col">Where and how long</th>
            <th scope="col">Allowed by</th>
          </tr>
        </thead>
        <tbody>
          {storageInventory.map(({ kind, name, purpose, lifetime, category }) => (
            <tr key={`${kind} ${name}`}>
              <th scope="row">{name}</th>
              <td>{purpose}</td>
              <td>
                {storageKindNames[kind]}, {lifetime}
              </td>
              <td>{categoryCopy[category].name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The visitor's consent, what this site has stored in their browser, and the list of all it may store. */
export function YourDataPage() {
  return (
    <>
      <YourDataHead />
      <div className="wrap grid gap-y-fluid-4 py-fluid-3">
        <YourData />
        <noscript>
          <p className="note">
            JavaScript is off in this browser. Everything that needs your consent also needs JavaScript, so
            none of it is stored.
          </p>
        </noscript>
        <Inventory />
        <section aria-labelledby="sent" className="max-w-[68ch]">
          <h2 className="heading-3" id="sent">
            What you have sent us
          </h2>
          <p className="mt-3 text-fg-2">
            A form you sent is stored on our server. A copy of an inquiry also stays in this tab until you
            close it. The receipt in the email that we sent you lets you withdraw it. Inquiries and contact
            forms can also be corrected there. The{" "}
            <Link className="link" href={routes.legal("privacy-policy")} prefetch={false}>
              privacy policy
            </Link>{" "}
            has the contact for everything else.
          </p>
        </section>
      </div>
    </>
  );
}
