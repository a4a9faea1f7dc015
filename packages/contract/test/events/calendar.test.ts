import { expect, test } from 'vitest';
import { writeCalendar } from '../../src/events/calendar.ts';

const event = {
  id: 7,
  title: 'Mela; Delhi, day 1',
  date: '2026-11-28',
  location: 'Delhi',
  description: 'Line one\nline two \\ three',
};
const now = new Date('2026-11-18T01:02:03.456Z');
const linesOf = (changes: Partial<typeof event> = {}) =>
  writeCalendar({ ...event, ...changes }, 'www.example.in', now)?.split('\r\n');

test('a day becomes an event of that day, its texts escaped', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//www.example.in//events//EN',
    'BEGIN:VEVENT',
    'UID:event-7@www.example.in',
    'DTSTAMP:20261118T010203Z',
    'DTSTART;VALUE=DATE:20261128',
    String.raw`SUMMARY:Mela\; Delhi\, day 1`,
    'LOCATION:Delhi',
    String.raw`DESCRIPTION:Line one\nline two \\ three`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['2027-01-09T11:00:00+05:30', 'DTSTART:20270109T053000Z'],
  [' 2026-11-28 ', 'DTSTART;VALUE=DATE:20261128'],
])('%j begins at %s', (date, line) => {
  expect(linesOf({ date })).toContain(line);
});

test('nobody can tell the day of some text', () => {
  expect(linesOf({ date: 'soon' })).toBeUndefined();
});

test('a long line is continued, never above 75 bytes and never inside a character', () => {
  const description = 'दिल्ली का मेला, '.repeat(20);
  const lines = linesOf({ description }) ?? [];
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(description.replaceAll(',', '\\,'));
});
