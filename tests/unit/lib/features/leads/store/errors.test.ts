import { describe, expect, it } from "vitest";
import { StoreUnavailableError } from "@/lib/platform/database/errors";

describe("StoreUnavailableError", () => {
  it("is recognized by name, because bundles have copies of the class", () => {
    class Copy extends Error {
      override readonly name = "StoreUnavailableError";
    }
    expect(new Copy()).toBeInstanceOf(StoreUnavailableError);
    expect(new Error("a bug")).not.toBeInstanceOf(StoreUnavailableError);
    expect("StoreUnavailableError").not.toBeInstanceOf(StoreUnavailableError);
  });
});
