import type { Event } from './entity.ts';

/** Bytes of a line that every calendar reads (RFC 5545, 3.1). */
const lineBytes = 75;
const encoder = new TextEncoder();

/** Text with the four characters escaped that mean something in a calendar file. */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/** Continued on lines that begin with a space; a character of several bytes stays whole. */
function foldLine(line: string): string {
  let bytes = 0;
  let folded = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** '2026-11-08T09:30:00.000Z' → '20261108T093000Z'. */
const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');

/** A date alone is a whole day; with a time it is a moment, told in UTC. */
function startLine(date: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return `DTSTART;VALUE=DATE:${compact(date)}`;
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? null : `DTSTART:${compact(new Date(moment).toISOString())}`;
}

type CalendarEvent = Pick<Event, 'id' | 'title' | 'location'> & {
  date: string;
  description?: string | null;
};

/** An iCalendar file with this one event, or null when nobody can tell its day. `host` keeps its id apart from others'. */
export function writeCalendar(event: CalendarEvent, host: string, now: Date): string | null {
  const start = startLine(event.date.trim());
  if (!start) return null;
  const text = (name: string, value: string | null | undefined) =>
    value ? [`${name}:${escapeText(value)}`] : [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//events//EN`,
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${host}`,
    `DTSTAMP:${compact(now.toISOString())}`,
    start,
    ...text('SUMMARY', event.title),
    ...text('LOCATION', event.location),
    ...text('DESCRIPTION', event.description),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
