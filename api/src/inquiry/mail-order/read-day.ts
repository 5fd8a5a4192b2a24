/** Months in English, German, Spanish and French, without diacritics, by their first letters. */
const months = [
  'jan ene',
  'feb fev',
  'mar',
  'apr abr avr',
  'may mai',
  'jun juin',
  'jul juil',
  'aug ago aou',
  'sep',
  'oct okt',
  'nov',
  'dec dez dic',
].map((names) => names.split(' '));

const numeric = /(?<!\d)(\d{1,4})[./-](\d{1,2})[./-](\d{2,4})(?!\d)/;
const chinese = /(20\d\d)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/;
const dayFirst =
  /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er)?\s+(?:de\s+)?([a-z]{3,10})\.?,?(?:\s+(?:de\s+)?(20\d\d))?/;
const monthFirst = /([a-z]{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(20\d\d))?/;

export interface ReadDay {
  /** ISO 8601. */
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The first day that a text names, as ISO 8601. Without a year it is the next one after `today`. A day such as 3/4/2027,
 * which is another in the United States, is none.
 */
export function readDay(text: string, today: string): ReadDay | undefined {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const found = [
    byFigures(plain),
    byChinese(plain),
    byNames(plain, today, dayFirst),
    byNames(plain, today, monthFirst),
  ];
  return found.filter((one) => one !== undefined).toSorted((a, b) => a.from - b.from)[0];
}

function byFigures(text: string): ReadDay | undefined {
  const match = numeric.exec(text);
  if (!match) return undefined;
  const [whole, first = '', second = '', third = ''] = match;
  if (first.length === 4) return read(match, [first, second, third]);
  if (first.length > 2) return undefined;
  const year = third.length === 2 ? `20${third}` : third;
  const isOpen =
    whole.includes('/') && Number(first) <= 12 && Number(second) <= 12 && first !== second;
  if (isOpen) return undefined;
  return Number(second) > 12
    ? read(match, [year, first, second])
    : read(match, [year, second, first]);
}

function byChinese(text: string): ReadDay | undefined {
  const match = chinese.exec(text);
  return match ? read(match, [match[1] ?? '', match[2] ?? '', match[3] ?? '']) : undefined;
}

function byNames(text: string, today: string, pattern: RegExp): ReadDay | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, first = '', second = '', year] = match;
  const [name, day] = pattern === dayFirst ? [second, first] : [first, second];
  const month = months.findIndex((names) => names.some((one) => name.startsWith(one))) + 1;
  if (month === 0) return undefined;
  const near = read(match, [year ?? today.slice(0, 4), String(month), day]);
  if (year !== undefined || near === undefined || near.day >= today) return near;
  return read(match, [String(Number(today.slice(0, 4)) + 1), String(month), day]);
}

function read(
  match: RegExpExecArray,
  parts: readonly [string, string, string],
): ReadDay | undefined {
  const [year, month, date] = parts.map((part) => part.padStart(2, '0'));
  const day = `${year}-${month}-${date}`;
  const time = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
  return isDay ? { day, from: match.index, to: match.index + match[0].length } : undefined;
}
