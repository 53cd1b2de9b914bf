// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PostFinder } from "@/components/blog/post-finder";
import { getPostsResponse } from "@/lib/content/endpoints/posts";

const fetchPosts = vi.fn<typeof fetch>();

beforeEach(async () => {
  const answer = await getPostsResponse();
  fetchPosts.mockReset().mockImplementation(async () => Response.json(answer));
  vi.stubGlobal("fetch", fetchPosts);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.doUnmock("@/components/blog/post-results");
});

describe("PostFinder", () => {
  it("sends no request until it is used", async () => {
    render(<PostFinder />);
    expect(fetchPosts).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("searchbox"));
    await waitFor(() => expect(fetchPosts.mock.calls[0]?.[0]).toBe("/shared-api/api/posts"));
  });

  it("finds posts of all pages and links to them", async () => {
    render(<PostFinder />);
    await userEvent.type(screen.getByRole("searchbox"), "schema drift");
    const link = await screen.findByRole("link", { name: "Detecting schema drift in scraped records" });
    expect(link.getAttribute("href")).toBe("/blog/schema-drift");
    expect(screen.getByText(/^1 of \d+ posts matches$/)).toBeDefined();
  });

  it("searches for a text typed before hydration, without a focus", async () => {
    render(<PostFinder />);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "schema drift" } });
    expect(await screen.findByText(/^1 of \d+ posts matches$/)).toBeDefined();
  });

  it("says that search is not available if its code fails to load", async () => {
    vi.resetModules();
    vi.doMock("@/components/blog/post-results", () => Promise.reject(new Error("ChunkLoadError")));
    const { PostFinder: Finder } = await import("@/components/blog/post-finder");
    render(<Finder />);
    fireEvent.focus(screen.getByRole("searchbox"));
    expect(await screen.findByText(/^Search is not available/)).toBeDefined();
  });
});
