import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EarningsChart } from "@/components/affiliate/earnings-chart";
import { Sparkline } from "@/components/customers/sparkline";
import { formatTalkTime, SpeechRateStrip } from "@/components/event/speech-rate-strip";
import { VolumeRiver } from "@/components/free-plan/volume-river";
import { RecordChart } from "@/components/use-cases/record-chart";
import { RowsChart } from "@/components/use-cases/rows-chart";
import { getUseCases } from "@/lib/content/endpoints/company";
import { earningsOf } from "@/lib/features/company/earnings";

const pathsOf = (markup: string) => Array.from(markup.matchAll(/ d="([^"]*)"/g), ([, data]) => data ?? "");

describe("pictures of the company pages", () => {
  it("draws lines with finite coordinates", () => {
    const earnings = earningsOf({ customers: 4, spend: 200 }, { commission: 0.2, months: 12 });
    const pictures = [
      <VolumeRiver volumes={[{ name: "Free", gigabytes: 2 }]} key="spring" size="wide" />,
      <VolumeRiver volumes={[{ name: "Free", gigabytes: 2 }]} key="down" size="narrow" />,
      <Sparkline key="sounding" weeks={[14, 13, 2, 1]} />,
      <EarningsChart earnings={earnings} key="earnings" />,
      <SpeechRateStrip
        key="talk"
        minutes={3}
        transcript={[
          { at: 0, text: "Hello" },
          { at: 90, text: "And goodbye" },
        ]}
      />,
    ];
    for (const picture of pictures) {
      const paths = pathsOf(renderToStaticMarkup(picture));
      expect(paths.length).toBeGreaterThan(1);
      expect(paths.filter((data) => data === "" || /NaN|undefined|Infinity/.test(data))).toEqual([]);
    }
  });

  it("has a text alternative for each of the six use-case charts", async () => {
    const { cases } = await getUseCases();
    for (const { chart } of cases) {
      const markup = renderToStaticMarkup(
        chart.kind === "record" ? <RecordChart chart={chart} /> : <RowsChart chart={chart} />,
      );
      expect(markup).toContain("<figcaption");
      expect(markup).not.toMatch(/NaN|undefined/);
      if (chart.kind === "rows") for (const { note } of chart.rows) expect(markup).toContain(note);
    }
  });

  it("keeps every line of a record chart within its axes", async () => {
    const { cases } = await getUseCases();
    for (const { chart } of cases) {
      if (chart.kind !== "record") continue;
      for (const [at, value] of chart.series.flatMap(({ points }) => points)) {
        expect(at).toBeGreaterThanOrEqual(chart.x.from);
        expect(at).toBeLessThanOrEqual(chart.x.to);
        expect(value).toBeGreaterThanOrEqual(chart.y.from);
        expect(value).toBeLessThanOrEqual(chart.y.to);
      }
    }
  });

  it("formats times of a talk as minutes and seconds", () => {
    expect([formatTalkTime(0), formatTalkTime(65), formatTalkTime(1320)]).toEqual(["0:00", "1:05", "22:00"]);
  });
});
