import ICAL from 'ical.js';
import { type CalendarEvent, icalText } from './ical-text';

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '0192f3a4-0000-7000-8000-00000000000a',
  sequence: 2,
  createdAt: '2026-03-01T08:00:00.123Z',
  changedAt: '2026-03-02T09:30:00.000Z',
  startsAt: '2026-03-29T00:30:00.000Z',
  summary: 'Call Ann',
  description: 'About the drums',
  url: 'https://panel.example.com/edit-inquiry/1',
  ...fields,
});

/** The event as a reader of the format finds it. */
function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [first] = calendar.getAllSubcomponents('vevent');
  return { calendar, found: new ICAL.Event(first), first };
}

test.each([
  ['commas, semicolons and backslashes', 'a, b; c \\ d \\n e'],
  ['lines', 'one\ntwo\r\nthree\rfour'],
  ['letters of several octets', 'Ä'.repeat(60) + '上海化工'.repeat(20) + '🙂'.repeat(30)],
  ['what looks like another property', 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y'],
  ['control characters', 'a\u0000b\u0007c\u001Bd\u009Fe\tf'],
  ['nothing', ''],
])('%s come back as they were written', (_, description) => {
  const text = icalText({
    name: 'Follow-ups',
    events: [event({ description, summary: description })],
  });
  const { calendar, found } = readBack(text);
  const plain = description.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  expect([found.description ?? '', found.summary ?? '']).toEqual([plain, plain]);
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
});

test('no line is longer than 75 octets, and each ends with CRLF', () => {
  const events = [
    event({ description: 'é🙂'.repeat(200), url: `https://x.example.com/${'a'.repeat(300)}` }),
  ];
  const text = icalText({ name: 'ü'.repeat(90), events });
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.join('')).not.toMatch(/[\r\n\uFFFD]/);
  expect(readBack(text).found.description).toBe('é🙂'.repeat(200));
});

test('times are in UTC, and uid, sequence and times of the change are there', () => {
  const { calendar, found, first } = readBack(icalText({ name: 'Mine', events: [event()] }));
  expect(found.uid).toBe('0192f3a4-0000-7000-8000-00000000000a');
  expect(found.sequence).toBe(2);
  expect(found.startDate.toJSDate().toISOString()).toBe('2026-03-29T00:30:00.000Z');
  expect(found.duration.toString()).toBe('PT30M');
  expect(String(first?.getFirstPropertyValue('dtstamp'))).toBe('2026-03-02T09:30:00Z');
  expect(String(first?.getFirstPropertyValue('last-modified'))).toBe('2026-03-02T09:30:00Z');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
});

test('a calendar without events is one', () => {
  expect(ICAL.parse(icalText({ name: 'Mine', events: [] }))[0]).toBe('vcalendar');
});
