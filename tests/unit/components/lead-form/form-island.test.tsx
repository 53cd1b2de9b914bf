// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FormIsland } from "@/components/lead-form/form-island";

type Module = { label: string };
const submitted = vi.fn();
const reported = vi.fn();

/** A plain form with an empty required field, and a live one in its place once `load` is done. */
function showForm(load: () => Promise<Module>) {
  render(
    <FormIsland
      load={load}
      plain={{ form: "scraping-digest", fields: [] }}
      render={({ label }) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submitted();
          }}
        >
          <button name="topic" type="button">
            Any topic
          </button>
          <input name="email" required />
          <button type="submit">{label}</button>
        </form>
      )}
    >
      <form onInvalid={(event) => reported(event.defaultPrevented)}>
        <select aria-label="Topic" name="topic">
          <option>Any topic</option>
        </select>
        <input name="email" required />
        <button type="submit">Plain</button>
      </form>
    </FormIsland>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  submitted.mockClear();
  reported.mockClear();
  sessionStorage.clear();
});

it.each([
  ["combobox", "Topic", "Any topic"],
  ["button", "Plain", "Live"],
])("FormIsland keeps the focus on the %s %s", async (role, plain, live) => {
  const { promise, resolve } = Promise.withResolvers<Module>();
  showForm(() => promise);
  act(() => screen.getByRole(role, { name: plain }).focus());
  resolve({ label: "Live" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: live })));
});

describe("FormIsland, sent with errors before the live form is loaded", () => {
  it("leaves the report to the browser if the code cannot be loaded", async () => {
    const { promise, reject } = Promise.withResolvers<Module>();
    const user = showForm(() => promise);
    await user.click(screen.getByRole("button", { name: "Plain" }));
    reject(new Error("The chunk could not be loaded"));
    await waitFor(() => expect(reported.mock.calls).toEqual([[true], [false]]));
    await user.click(screen.getByRole("button", { name: "Plain" }));
    expect(reported.mock.calls).toEqual([[true], [false], [false]]);
  });

  it("does not send a live form whose plain form was not sent", async () => {
    const user = showForm(async () => ({ label: "Live" }));
    await user.hover(screen.getByRole("button", { name: "Plain" }));
    await screen.findByRole("button", { name: "Live" });
    expect(submitted).not.toHaveBeenCalled();
  });
});
