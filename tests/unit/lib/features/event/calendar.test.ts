import { describe, expect, it } from "vitest";
import { buildCalendarFile } from "@/lib/features/event/calendar";

const event = {
  uid: "2027-03-11-oxycon@oxbow.example",
  start: "2027-03-11T13:00:00+01:00",
  end: "2027-03-11T18:30:00+01:00",
  stamp: "2026-11-19",
  title: "Oxycon; a day",
  description: "Seven talks, one hall\nhttps://oxbow.example/oxycon",
  location: "Hall, Rotterdam",
  url: "https://oxbow.example/oxycon",
};

describe("the calendar file", () => {
  it("has times in UTC, whatever the venue's offset", () => {
    const text = buildCalendarFile(event);
    expect(text).toContain("DTSTART:20270311T120000Z\r\n");
    expect(text).toContain("DTEND:20270311T173000Z\r\n");
    expect(text).toContain("DTSTAMP:20261119T000000Z\r\n");
  });

  it("escapes characters that would end a value", () => {
    const text = buildCalendarFile(event);
    expect(text).toContain("SUMMARY:Oxycon\\; a day\r\n");
    expect(text).toContain("DESCRIPTION:Seven talks\\, one hall\\nhttps://oxbow.example/oxycon\r\n");
  });

  it("folds lines at 75 octets, reversibly", () => {
    const description = "Wörter über Flüsse und Wege. ".repeat(12).trim();
    const text = buildCalendarFile({ ...event, description });
    const longest = Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${description}`);
  });
});
