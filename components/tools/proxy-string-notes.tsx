import { routes } from "@/lib/base/routes";
import { Note, NoteLink } from "./note";

export function ProxyStringNotes() {
  return (
    <>
      <Note heading="How the string is read">
        <p>
          The scheme says how your client talks to the gateway, never how it talks to the page: an https page
          goes through http:// and a <NoteLink href={routes.term("connect-method")}>CONNECT tunnel</NoteLink>.
          The username begins with the product, such as user-mobile, and holds the wish in pairs of a name and
          a value. Spaces become underscores. What you leave out, the gateway chooses.
        </p>
        <p>
          A session name is yours to invent. Two strings with the same name share one exit, so use one name a
          job; see <NoteLink href={routes.post("sticky-or-rotating")}>sticky or rotating</NoteLink>.
        </p>
      </Note>
      <Note heading="What it does not know">
        <p>
          It checks the form, not the stock: whether an exit is online in a small town, only a request tells.
          A refused tunnel with status 502 means that no exit fits; drop the ZIP code first, then the city.
        </p>
        <p>
          It does not check your key, and you should not paste one. Set it as OXBOW_KEY where your program
          runs, as the <NoteLink href={routes.integrations()}>setups</NoteLink> do.
        </p>
      </Note>
    </>
  );
}
