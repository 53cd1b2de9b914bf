// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CidrTool } from "@/components/tools/cidr-tool";
import { ProxyStringBuilder, ProxyStringChecker } from "@/components/tools/proxy-string-tool";
import { ToolList } from "@/components/tools/tool-list";
import { UserAgentTool } from "@/components/tools/user-agent-tool";
import { checkProxyString } from "@/lib/features/resources/proxy-string";

describe("tools", () => {
  it("are listed with a valid proxy string", () => {
    const { container } = render(<ToolList />);
    const text = container.querySelector("p[aria-hidden]:has(code)")?.cloneNode(true);
    if (!(text instanceof Element)) throw new Error("The list has no example");
    for (const name of text.querySelectorAll("small")) name.remove();
    expect(checkProxyString(text.textContent).findings).toEqual([]);
  });

  it("show an example without JavaScript", () => {
    expect(renderToStaticMarkup(<ProxyStringBuilder />)).toContain("user-country-fr-city-lyon-session-a41f");
    expect(renderToStaticMarkup(<ProxyStringChecker />)).toContain("contry");
    expect(renderToStaticMarkup(<UserAgentTool />)).toContain("Windows 10 or 11");
    expect(renderToStaticMarkup(<CidrTool />)).toContain("203.0.113.64/26");
  });

  it("build a proxy string from the inputs and show errors at their fields", async () => {
    render(<ProxyStringBuilder />);
    const country = screen.getByLabelText("Country code");
    await userEvent.clear(country);
    expect(screen.getByLabelText("City").getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(country, "de");
    expect(screen.getByText(/^http:\/\/user-country-de-city-lyon/)).toBeDefined();
    await userEvent.click(screen.getByLabelText("Mobile"));
    expect(screen.getByText(/^http:\/\/user-mobile-country-de-session-a41f/)).toBeDefined();
    expect(screen.queryByLabelText("City")).toBeNull();
    await userEvent.click(screen.getByLabelText("SOCKS5"));
    expect(screen.getByText(/^socks5h:\/\/.*:7778$/)).toBeDefined();
  });

  it("check a pasted string", async () => {
    render(<ProxyStringChecker />);
    const field = screen.getByLabelText("Proxy string");
    await userEvent.clear(field);
    await userEvent.type(field, "http://user-country-fr:$OXBOW_KEY@gate.oxbow.example:7777");
    expect(screen.getByText("Nothing is wrong with it.")).toBeDefined();
  });

  it("describe a block while typing, and report invalid input", async () => {
    render(<CidrTool />);
    const field = screen.getByLabelText("Block");
    await userEvent.clear(field);
    await userEvent.type(field, "10.0.0.0/8");
    expect(screen.getByText("16,777,216")).toBeDefined();
    expect(screen.getByText("203.0.113.100 is not in 10.0.0.0/8.")).toBeDefined();
    await userEvent.type(field, "x");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
});
