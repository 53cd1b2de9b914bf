// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CountryField } from "@/components/sandbox/country-field";
import { ReplayEarlyInput } from "@/components/ui/replay-early-input";

/** Sets the value like a visitor before hydration, without React's value tracker. */
function setSilently(field: HTMLElement, property: "value" | "checked", value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

const renderPage = (fields: ReactNode) => render(<main>{fields}</main>);
const mountReplayEarlyInput = () => act(async () => render(<ReplayEarlyInput />));

/** Hydrates a page whose fields `change` sets before that. */
async function hydratePage(fields: ReactNode, change: () => void) {
  const page = (
    <>
      <main>{fields}</main>
      <ReplayEarlyInput />
    </>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  change();
  await act(async () => render(page, { container, hydrate: true }));
}

function Controlled() {
  const [value, setValue] = useState("a");
  return <input aria-label="x" onChange={(event) => setValue(event.target.value)} value={value} />;
}

afterEach(() => sessionStorage.clear());

describe("ReplayEarlyInput", () => {
  it.each(["text", "range"])("notifies React of a %s field changed before hydration", async (type) => {
    const heard = vi.fn();
    renderPage(
      <input aria-label="x" defaultValue="40" onChange={(event) => heard(event.target.value)} type={type} />,
    );
    setSilently(screen.getByLabelText("x"), "value", "70");
    await mountReplayEarlyInput();
    expect(heard.mock.calls).toEqual([["70"]]);
    expect(screen.getByLabelText("x")).toHaveProperty("value", "70");
  });

  it.each(["checkbox", "radio"])(
    "notifies React of a %s checked before hydration, and keeps it checked",
    async (type) => {
      const heard = vi.fn();
      renderPage(<input aria-label="x" onChange={(event) => heard(event.target.checked)} type={type} />);
      setSilently(screen.getByLabelText("x"), "checked", true);
      await mountReplayEarlyInput();
      expect(heard.mock.calls).toEqual([[true]]);
      expect(screen.getByLabelText("x")).toHaveProperty("checked", true);
    },
  );

  it("notifies React of a selection made before hydration", async () => {
    const heard = vi.fn();
    renderPage(
      <select aria-label="x" onChange={(event) => heard(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>,
    );
    setSilently(screen.getByLabelText("x"), "value", "b");
    await mountReplayEarlyInput();
    expect(heard.mock.calls).toEqual([["b"]]);
  });

  it("notifies React of a selection of the first option, if another was the page's", async () => {
    const heard = vi.fn();
    const choose = (
      <select aria-label="x" onChange={(event) => heard(event.target.value)} value="b">
        <option>a</option>
        <option>b</option>
      </select>
    );
    await hydratePage(choose, () => setSilently(screen.getByLabelText("x"), "value", "a"));
    expect(heard.mock.calls).toEqual([["a"]]);
  });

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

  it("keeps a file chosen before hydration", async () => {
    renderPage(<input aria-label="x" type="file" />);
    const field = screen.getByLabelText<HTMLInputElement>("x");
    await userEvent.setup().upload(field, new File(["a"], "a.txt"));
    await mountReplayEarlyInput();
    expect(field.files).toHaveLength(1);
  });

  it("ignores unchanged fields", async () => {
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
    await mountReplayEarlyInput();
    expect(heard).not.toHaveBeenCalled();
  });
});
