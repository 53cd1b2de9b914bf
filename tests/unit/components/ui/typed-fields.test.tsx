// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { TypedFields } from "@/components/ui/typed-fields";

/** Sets the value like a visitor before hydration, without React's value tracker. */
function setSilently(field: HTMLElement, property: "value" | "checked", value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

const renderPage = (fields: ReactNode) => render(<main>{fields}</main>);

describe("TypedFields", () => {
  it.each(["text", "range"])("notifies React of a %s field changed before hydration", (type) => {
    const heard = vi.fn();
    renderPage(
      <input aria-label="x" defaultValue="40" onChange={(event) => heard(event.target.value)} type={type} />,
    );
    setSilently(screen.getByLabelText("x"), "value", "70");
    render(<TypedFields />);
    expect(heard.mock.calls).toEqual([["70"]]);
    expect(screen.getByLabelText("x")).toHaveProperty("value", "70");
  });

  it.each(["checkbox", "radio"])(
    "notifies React of a %s checked before hydration, and keeps it checked",
    (type) => {
      const heard = vi.fn();
      renderPage(<input aria-label="x" onChange={(event) => heard(event.target.checked)} type={type} />);
      setSilently(screen.getByLabelText("x"), "checked", true);
      render(<TypedFields />);
      expect(heard.mock.calls).toEqual([[true]]);
      expect(screen.getByLabelText("x")).toHaveProperty("checked", true);
    },
  );

  it("notifies React of a selection made before hydration", () => {
    const heard = vi.fn();
    renderPage(
      <select aria-label="x" onChange={(event) => heard(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>,
    );
    setSilently(screen.getByLabelText("x"), "value", "b");
    render(<TypedFields />);
    expect(heard.mock.calls).toEqual([["b"]]);
  });

  it("ignores unchanged fields", () => {
    const heard = vi.fn();
    renderPage(
      <>
        <input defaultValue="a" onChange={heard} />
        <input defaultChecked onChange={heard} type="radio" />
        <select onChange={heard}>
          <option>a</option>
        </select>
      </>,
    );
    render(<TypedFields />);
    expect(heard).not.toHaveBeenCalled();
  });
});
