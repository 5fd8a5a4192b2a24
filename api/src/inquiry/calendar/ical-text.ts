/** An event of a calendar, with UTC times in ISO 8601. */
export interface CalendarEvent {
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  readonly changedAt: string;
  readonly createdAt: string;
  readonly startsAt: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

interface Calendar {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

const minutes = 30;

/**
 * A calendar in iCalendar's format, which is the same text for the same events.
 *
 * @see RFC 5545; RFC 7986 for the name and the interval
 */
export function icalText({ name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chemical trading//Follow-ups//EN',
    'CALSCALE:GREGORIAN',
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `CREATED:${utc(event.createdAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DURATION:PT${minutes}M`,
    textLine('SUMMARY', event.summary),
    textLine('DESCRIPTION', event.description),
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20260301T080000Z`. */
function utc(time: string): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

function textLine(name: string, value: string): string {
  return `${name}:${escaped(value)}`;
}

/** Control characters have no place in a text, but for the line break, which is `\n`. */
function escaped(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const maxOctets = 75;

/** The line in pieces of at most 75 octets, none of which ends within a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
