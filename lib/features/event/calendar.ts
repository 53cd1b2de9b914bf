/** A calendar file (RFC 5545) with one event. */

type CalendarEvent = {
  /** Stays the same when the event changes, so that a calendar updates its entry. */
  uid: string;
  /** ISO date-times with their offset from UTC. */
  start: string;
  end: string;
  /** When the entry last changed. */
  stamp: string;
  title: string;
  description: string;
  location: string;
  url: string;
};

/** "20270311T120000Z" */
function formatUtc(isoDateTime: string): string {
  return `${new Date(isoDateTime).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Section 3.3.11: backslash, comma and semicolon are escaped, a line break is written as \n. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Section 3.1: no line is longer than 75 octets; a folded line goes on after a space. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of line) {
    if (Buffer.byteLength(piece + letter) > 74) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece].join("\r\n ");
}

/** The text of an .ics file. Times are in UTC, so no time zone has to be described. */
export function buildCalendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Oxbow//Events//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${formatUtc(event.stamp)}`,
    `DTSTART:${formatUtc(event.start)}`,
    `DTEND:${formatUtc(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
