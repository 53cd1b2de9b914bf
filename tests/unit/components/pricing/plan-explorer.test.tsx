// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { buildPricePoints, plotOf } from "@/components/charts/price-points";
import { PlanExplorer } from "@/components/pricing/plan-explorer";
import { sampleSteps } from "@/tests/fixtures/sample-steps";

const planVolumes = { "One-time pack": 5, Team: 250, Volume: 1_000 };
const points = buildPricePoints(sampleSteps);
const plans = Object.entries(planVolumes).map(([name, volume]) => ({ volume, card: <h3>{name}</h3> }));
const view = { points, plans, plot: plotOf(sampleSteps), chart: null };

function Explorer() {
  return (
    <PlanExplorer
      discount={0.1}
      label="Traffic per month"
      note={null}
      plansNote=""
      priceUnit="per GB"
      unit="GB"
      start={points.findIndex(({ volume }) => volume === 250)}
      views={{ monthly: view, yearly: view }}
    />
  );
}

const slider = () => screen.getByRole("slider", { name: "Traffic per month" });
const markedPlan = (container: HTMLElement) => container.querySelector("[data-yours] h3")?.textContent;

describe("PlanExplorer", () => {
  it("marks the largest plan that is not above the volume", () => {
    const { container } = render(<Explorer />);
    expect(markedPlan(container)).toBe("Team");
    fireEvent.change(slider(), { target: { value: "0" } });
    expect(screen.getByText("Your volume")).toBeDefined();
    expect(markedPlan(container)).toBe("One-time pack");
    fireEvent.change(slider(), { target: { value: "1000" } });
    expect(markedPlan(container)).toBe("Volume");
  });

  it("does not call the initial volume the visitor's, also without JavaScript", () => {
    const html = renderToStaticMarkup(<Explorer />);
    expect(html).toContain("data-yours");
    expect(html).not.toContain("Your volume");
  });
});
