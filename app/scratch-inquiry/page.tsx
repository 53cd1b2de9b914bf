import { Inquiry } from "@/components/inquiry/inquiry";
import { OpenModalLink } from "@/components/inquiry/open-modal-link";

export default function Scratch() {
  return (
    <main className="p-4" data-tint="RP">
      <h1>Scratch</h1>
      <OpenModalLink product="RP" plan="team" className="link">Open RP</OpenModalLink>
      <p><OpenModalLink product="RE_API" className="link">Open RE</OpenModalLink></p>
      <button type="button" className="open-modal">Open General</button>
      <Inquiry />
    </main>
  );
}
