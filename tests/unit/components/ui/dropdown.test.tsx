// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Dropdown } from "@/components/ui/dropdown";
import { stubTopLayer } from "./top-layer";

beforeEach(stubTopLayer);

const countries = [
  { value: "US", label: "United States", detail: "+1" },
  { value: "CA", label: "Canada", detail: "+1" },
  { value: "DE", label: "Germany", detail: "+49" },
  { value: "GH", label: "Ghana", detail: "+233" },
];

type FormProps = {
  error: string;
  onChange: (value: string) => void;
  onEscape: () => void;
  onSubmit: () => void;
};

function Form({ error, onChange, onEscape, onSubmit }: FormProps) {
  const [value, setValue] = useState("US");
  return (
    <form
      onKeyDown={(event) => {
        if (event.key === "Escape") onEscape();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Dropdown
        error={error}
        label="Country"
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        options={countries}
        renderValue={({ label }) => label}
        searchLabel="Search"
        value={value}
      />
      <button type="submit">Next field</button>
    </form>
  );
}

function setUp({ error = "", onEscape = () => {} } = {}) {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  render(<Form {...{ error, onChange, onEscape, onSubmit }} />);
  const trigger = screen.getByRole("combobox", { name: "Country" });
  return { user: userEvent.setup(), onChange, onSubmit, trigger };
}

const isOpen = () => screen.queryByRole("listbox") !== null;
const highlighted = () => {
  const id = document.activeElement?.getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.firstChild?.textContent : null;
};

describe("Dropdown", () => {
  it("opens on click with the chosen option, selects on click, and restores focus", async () => {
    const { user, trigger, onChange } = setUp();
    await user.click(trigger);
    expect(trigger.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("option", { selected: true }).textContent).toContain("United States");
    expect(highlighted()).toBe("United States");
    await user.click(screen.getByRole("option", { name: /Ghana/ }));
    expect(onChange.mock.calls).toEqual([["GH"]]);
    expect(isOpen()).toBe(false);
    expect(trigger.textContent).toBe("Ghana");
    expect(document.activeElement).toBe(trigger);
  });

  it("opens in browsers without popovers", async () => {
    Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
    const { user, trigger } = setUp();
    await user.click(trigger);
    expect(screen.getByRole("listbox", { hidden: true })).toBeDefined();
  });

  it("closes on Escape and on a click outside without a choice, and stops the key", async () => {
    const onEscape = vi.fn();
    const { user, trigger, onChange } = setUp({ onEscape });
    await user.click(trigger);
    await user.keyboard("{ArrowDown}{Escape}");
    expect(isOpen()).toBe(false);
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onEscape).toHaveBeenCalledTimes(1);
    await user.click(trigger);
    await user.click(document.body);
    expect(isOpen()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ["{Enter}", "{Enter}"],
    [" ", " "],
    ["{ArrowDown}", "{Enter}"],
    ["{ArrowUp}", " "],
  ])("opens on the key %j, moves the highlight by keys and selects with %j", async (open, select) => {
    const { user, trigger, onChange, onSubmit } = setUp();
    trigger.focus();
    await user.keyboard(open);
    expect(isOpen()).toBe(true);
    await user.keyboard("{End}");
    expect(highlighted()).toBe("Ghana");
    await user.keyboard("{Home}");
    expect(highlighted()).toBe("United States");
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(highlighted()).toBe("Canada");
    await user.keyboard(select);
    expect(onChange.mock.calls).toEqual([["CA"]]);
    expect(isOpen()).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("closes on Tab from its filter and moves focus to the next field", async () => {
    const { user, trigger, onChange } = setUp();
    await user.click(trigger);
    await user.keyboard("{ArrowDown}");
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe("Next field");
  });

  it("shows its error below and associates it with the field", () => {
    const { trigger } = setUp({ error: "Country is required" });
    expect(trigger.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("combobox", { description: "Country is required" })).toBe(trigger);
  });
});

describe("the filter of a dropdown", () => {
  const options = () => screen.getAllByRole("option").map((option) => option.firstChild?.textContent);

  it("focuses the filter, filters while typing, and does nothing on Enter without a highlight", async () => {
    const { user, trigger, onChange, onSubmit } = setUp();
    await user.click(trigger);
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Search" }));
    await user.keyboard("g");
    expect(options()).toEqual(["Germany", "Ghana"]);
    expect(screen.getByRole("status").textContent).toBe("2 of 4");
    expect(highlighted()).toBeNull();
    await user.keyboard("{Enter}");
    expect(isOpen()).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard("zz");
    expect(screen.getByText("Nothing found")).toBeTruthy();
  });

  it("highlights the last option left, ready for Enter", async () => {
    const { user, trigger, onChange } = setUp();
    await user.click(trigger);
    await user.keyboard("ger");
    expect(highlighted()).toBe("Germany");
    await user.keyboard("{Enter}");
    expect(onChange.mock.calls).toEqual([["DE"]]);
  });

  it("types a space on Space, or selects once an arrow key has moved the highlight", async () => {
    const { user, trigger, onChange } = setUp();
    await user.click(trigger);
    await user.keyboard("united s");
    expect(options()).toEqual(["United States"]);
    await user.keyboard("{Control>}a{/Control}{Backspace}g{ArrowDown} ");
    expect(onChange.mock.calls).toEqual([["DE"]]);
  });

  it("shows the first matches of a new query", async () => {
    const { user, trigger } = setUp();
    await user.click(trigger);
    screen.getByRole("listbox").scrollTop = 40;
    await user.keyboard("a");
    expect(screen.getByRole("listbox").scrollTop).toBe(0);
  });
});
