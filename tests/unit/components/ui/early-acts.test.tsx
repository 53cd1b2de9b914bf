// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { repeatEarlyActs } from "@/components/ui/early-acts";

/** Says that somebody did this before the page's code was there. */
function remember(acts: { click?: HTMLElement; fields?: EventTarget[]; hash?: string }) {
  globalThis.oxbowEarly = { click: null, fields: [], hash: "", ...acts };
}

afterEach(cleanup);

describe("repeatEarlyActs", () => {
  it.each(["text", "range"])("tells React of a %s field that was changed before", (type) => {
    const heard = vi.fn();
    render(
      <input aria-label="x" defaultValue="70" onChange={(event) => heard(event.target.value)} type={type} />,
    );
    remember({ fields: [screen.getByLabelText("x")] });
    repeatEarlyActs();
    expect(heard.mock.calls).toEqual([["70"]]);
    expect(screen.getByLabelText("x")).toHaveProperty("value", "70");
  });

  it.each(["checkbox", "radio"])("tells React of a %s that was set before, and leaves it set", (type) => {
    const heard = vi.fn();
    render(
      <input aria-label="x" defaultChecked onChange={(event) => heard(event.target.checked)} type={type} />,
    );
    remember({ fields: [screen.getByLabelText("x")] });
    repeatEarlyActs();
    expect(heard.mock.calls).toEqual([[true]]);
    expect(screen.getByLabelText("x")).toHaveProperty("checked", true);
  });

  it("tells React of a choice that was made before", () => {
    const heard = vi.fn();
    render(
      <select aria-label="x" defaultValue="b" onChange={(event) => heard(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>,
    );
    remember({ fields: [screen.getByLabelText("x")] });
    repeatEarlyActs();
    expect(heard.mock.calls).toEqual([["b"]]);
  });

  it("returns to the part of the page that a link led to, in the same entry of the history", () => {
    history.replaceState({ __NA: true }, "", "/a?b");
    const entries = history.length;
    remember({ hash: "#c" });
    repeatEarlyActs();
    expect(location.pathname + location.search + location.hash).toBe("/a?b#c");
    expect([history.state, history.length]).toEqual([{ __NA: true }, entries]);
  });

  it("leaves the address alone where no link was followed", () => {
    history.replaceState(null, "", "/a#b");
    remember({});
    repeatEarlyActs();
    expect(location.hash).toBe("#b");
  });

  it("presses the button that was pressed before, after the fields, and only once", () => {
    const order: string[] = [];
    render(
      <>
        <input aria-label="x" onChange={() => order.push("field")} />
        <button onClick={() => order.push("button")} type="button" />
      </>,
    );
    const field = screen.getByLabelText("x");
    Object.assign(field, { value: "late" });
    const button = screen.getByRole("button");
    button.setAttribute("aria-busy", "true");
    remember({ click: button, fields: [field] });
    repeatEarlyActs();
    repeatEarlyActs();
    expect(button.getAttribute("aria-busy")).toBeNull();
    expect(order).toEqual(["field", "button"]);
  });

  it("leaves a field alone that the page has replaced", () => {
    const field = document.createElement("input");
    const heard = vi.fn();
    field.addEventListener("input", heard);
    remember({ fields: [field] });
    repeatEarlyActs();
    expect(heard).not.toHaveBeenCalled();
  });
});
