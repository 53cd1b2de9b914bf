import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AddressBlock } from "@/components/charts/heroes/address-block";
import { BraidedRiver } from "@/components/charts/heroes/braided-river";
import { CarrierCells } from "@/components/charts/heroes/carrier-cells";
import { Catchment } from "@/components/charts/heroes/catchment";
import { Delta } from "@/components/charts/heroes/delta";
import { LeaseChart } from "@/components/charts/heroes/lease-chart";
import { LockStaircase } from "@/components/charts/heroes/lock-staircase";
import { OfferCurve } from "@/components/charts/heroes/offer-curve";
import { ParcelPlan } from "@/components/charts/heroes/parcel-plan";
import { PriceSoundings } from "@/components/charts/heroes/price-soundings";
import { RankLanes } from "@/components/charts/heroes/rank-lanes";
import { ServerHall } from "@/components/charts/heroes/server-hall";
import { SharedWater } from "@/components/charts/heroes/shared-water";
import { WaterWheel } from "@/components/charts/heroes/water-wheel";
import { type Course, drawCourse } from "@/components/charts/request-courses";
import { CourseDrawing, placeStations } from "@/components/charts/request-path";
import css from "@/components/charts/request-path.module.css";
import { getNetworkFigures, getPricing } from "@/lib/content/endpoints/read";

const marks = ["one mark", "two marks", "three marks", "four marks"];
const pictures = {
  AddressBlock: <AddressBlock marks={marks} />,
  BraidedRiver: <BraidedRiver marks={marks} />,
  CarrierCells: <CarrierCells carriers={marks} />,
  Catchment: <Catchment marks={marks} />,
  Delta: <Delta arms={5} />,
  LeaseChart: <LeaseChart marks={marks} />,
  LockStaircase: <LockStaircase marks={marks} />,
  ParcelPlan: <ParcelPlan marks={marks} />,
  PriceSoundings: <PriceSoundings marks={marks} />,
  RankLanes: <RankLanes marks={marks} />,
  ServerHall: <ServerHall marks={marks} />,
  SharedWater: <SharedWater marks={marks} />,
  WaterWheel: <WaterWheel />,
};

describe.each(Object.entries(pictures))("%s", (_, picture) => {
  const html = renderToStaticMarkup(picture);

  it("is drawn without a gap, hidden from screen readers, the same each time", () => {
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(html).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(picture)).toBe(html);
  });

  it("weighs less than 40 KB", () => {
    expect(html.length).toBeLessThan(40_000);
  });
});

describe("OfferCurve", () => {
  it("draws the level from the first step to the end of the offer, and says it in words", async () => {
    const { RP } = (await getPricing()).products;
    const html = renderToStaticMarkup(<OfferCurve label="Cheaper up to 250 GB" product={RP} upTo={250} />);
    expect(html).toContain('aria-label="Cheaper up to 250 GB"');
    expect(html).not.toMatch(/NaN|undefined/);
  });
});

describe("the courses of requests", () => {
  const courses: Course[] = [
    "gateway",
    "parse",
    "cycle",
    "retry",
    "narrows",
    "canal",
    "ruled",
    "shared",
    "fan",
    "lock",
  ];

  it.each(courses)("%s passes every station of every measured path", async (course) => {
    const { products } = await getNetworkFigures();
    for (const { path } of Object.values(products)) {
      const stations = placeStations(path);
      const { center } = drawCourse(course, (station) => stations[station]?.x ?? 1180);
      expect(center.length).toBeGreaterThan(2);
      const html = renderToStaticMarkup(
        <CourseDrawing course={course} labels={{ side: "beside", closed: "closed" }} path={path} />,
      );
      expect(html).not.toMatch(/NaN|undefined/);
      expect(html.match(new RegExp(`class="${css.station}"`, "g"))).toHaveLength(path.stages.length);
    }
  });

  it("runs straight where nothing is in the way", () => {
    const { strokes } = drawCourse("ruled", (station) => station * 200);
    for (const line of strokes) expect(new Set(line.map(([, y]) => y)).size).toBe(1);
  });
});
