// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PriceExplorer } from "@/components/charts/price-explorer";
import { buildPricePoints, plotOf } from "@/components/charts/price-points";
import { sampleSteps } from "@/tests/fixtures/sample-steps";

const points = buildPricePoints(sampleSteps);
const indexOf = (volume: number) => points.findIndex((point) => point.volume === volume);

function Explorer() {
  return (
    <PriceExplorer
      chart={null}
      head={(volume, isExample) => <h2>{`${volume}, ${isExample ? "example" : "chosen"}`}</h2>}
      label="Traffic per month"
      note={null}
      priceUnit="per GB"
      unit="GB"
      plot={plotOf(sampleSteps)}
      points={points}
      start={indexOf(250)}
    />
  );
}

const slider = () => screen.getByRole("slider", { name: "Traffic per month" });

describe("PriceExplorer", () => {
  it("shows volume, price and total, and moves with keys to the next round volume and to the ends", async () => {
    render(<Explorer />);
    expect(slider().getAttribute("aria-valuetext")).toBe("250 GB, $3.14 per GB, $785 per month");
    expect(screen.getByText("$785")).toBeDefined();
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(slider());
    await user.keyboard("{ArrowRight}");
    expect(slider().getAttribute("aria-valuetext")).toMatch(/^300 GB, /);
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(slider().getAttribute("aria-valuetext")).toMatch(/^200 GB, /);
    await user.keyboard("{Home}");
    expect(slider().getAttribute("aria-valuetext")).toBe("5 GB, $6.00 per GB, $30 per month");
    await user.keyboard("{ArrowLeft}");
    expect(slider().getAttribute("aria-valuetext")).toMatch(/^5 GB, /);
    await user.keyboard("{End}");
    expect(slider().getAttribute("aria-valuetext")).toBe("1,000 GB, $2.50 per GB, $2,500 per month");
  });

  it("snaps a dragged position to the nearest round volume", () => {
    render(<Explorer />);
    // The axis is logarithmic: 50 GB is at 434.6 of 1,000.
    fireEvent.change(slider(), { target: { value: "437" } });
    expect(slider().getAttribute("aria-valuetext")).toMatch(/^50 GB, \$4\.10 per GB/);
  });

  it("shows the initial volume without JavaScript", () => {
    const html = renderToStaticMarkup(<Explorer />);
    expect(html).toContain("$3.14");
    expect(html).toContain("250, example");
  });
});
