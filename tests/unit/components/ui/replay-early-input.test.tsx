// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CountryField } from "@/components/sandbox/country-field";
import { ReplayEarlyInput } from "@/components/ui/replay-early-input";

/** Sets the value like a visitor before hydration, without React's value tracker. */
function setSilently(field: HTMLElement, property: "value" | "checked", value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

/** Hydrates a page whose fields `change` sets before that. */
async function hydratePage(fields: ReactNode, change: () => unknown) {
  const page = (
    <>
      <main>{fields}</main>
      <ReplayEarlyInput />
    </>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  await change();
  await act(async () => render(page, { container, hydrate: true }));
}

function Controlled() {
  const [value, setValue] = useState("a");
  return <input aria-label="x" onChange={(event) => setValue(event.target.value)} value={value} />;
}

afterEach(() => sessionStorage.clear());

describe("ReplayEarlyInput", () => {
  const heard = vi.fn();
  const onChange = (event: { target: { value: string } }) => heard(event.target.value);
  beforeEach(() => heard.mockClear());
  const choose = (value?: string) => (
    <select aria-label="x" onChange={onChange} value={value}>
      <option>a</option>
      <option>b</option>
    </select>
  );

  it.each([
    ["a text", <input aria-label="x" defaultValue="40" key="x" onChange={onChange} />, "70"],
    ["a range", <input aria-label="x" defaultValue="40" key="x" onChange={onChange} type="range" />, "70"],
    ["a selection", choose(), "b"],
    ["a selection of the first option, if another was the page's", choose("b"), "a"],
  ])("notifies React of %s changed before hydration", async (_, field, value) => {
    await hydratePage(field, () => setSilently(screen.getByLabelText("x"), "value", value));
    expect(heard.mock.calls).toEqual([[value]]);
  });

  it.each(["checkbox", "radio"])(
    "notifies React of a %s checked before hydration, and keeps it checked",
    async (type) => {
      const field = <input aria-label="x" onChange={(event) => heard(event.target.checked)} type={type} />;
      await hydratePage(field, () => setSilently(screen.getByLabelText("x"), "checked", true));
      expect(heard.mock.calls).toEqual([[true]]);
      expect(screen.getByLabelText("x")).toHaveProperty("checked", true);
    },
  );

  it.each([
    ["a controlled", <Controlled key="x" />],
    ["an uncontrolled", <input aria-label="x" defaultValue="a" key="x" />],
  ])("keeps the caret of %s field that is focused", async (_, field) => {
    const focused = () => screen.getByLabelText<HTMLInputElement>("x");
    await hydratePage(field, () => {
      setSilently(focused(), "value", "abc");
      focused().focus();
      focused().setSelectionRange(1, 2);
    });
    const { value, selectionStart, selectionEnd } = focused();
    expect([value, selectionStart, selectionEnd]).toEqual(["abc", 1, 2]);
  });

  it.each([
    ["the stored country", "US", "FR"],
    ["the visitor's choice", "DE", "DE"],
  ])("leaves a country field at %s", async (_, chosen, shown) => {
    sessionStorage.setItem("sandbox_country", "FR");
    const options = ["US", "DE", "FR"].map((value) => ({ value, label: value }));
    const field = (
      <CountryField
        className=""
        country="US"
        isChosen={false}
        label="Country"
        options={options}
        selectClassName=""
      />
    );
    await hydratePage(field, () => setSilently(screen.getByLabelText("Country"), "value", chosen));
    expect(screen.getByLabelText("Country")).toHaveProperty("value", shown);
    expect(sessionStorage.getItem("sandbox_country")).toBe(shown);
  });

  it("leaves a chosen file and unchanged fields alone", async () => {
    const fields = (
      <>
        <input aria-label="x" type="file" />
        <input defaultValue="a" onChange={heard} />
        <input defaultChecked onChange={heard} type="radio" />
        {choose()}
      </>
    );
    const file = () => screen.getByLabelText<HTMLInputElement>("x", { selector: "input" });
    await hydratePage(fields, () => userEvent.upload(file(), new File(["a"], "a.txt")));
    expect(file().files).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
  });
});
