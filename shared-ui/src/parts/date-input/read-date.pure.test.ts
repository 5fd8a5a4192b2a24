import { dateText, dateTimeText, locales, setLocale } from 'contract';
import {
  dateProblem,
  dateTimeProblem,
  openDays,
  openTimes,
  readClock,
  readDate,
  readDateTime,
} from './read-date';

const speak = (language: string) =>
  Object.defineProperty(globalThis, 'navigator', { value: { language }, configurable: true });

beforeEach(() => speak('en-GB'));

it.each([
  '22 Nov 2026',
  '22 November 2026',
  '22 nov 2026',
  '22/11/2026',
  '22.11.2026',
  '22-11-2026',
  '22. 11. 2026',
  ' 2026-11-22 ',
])('reads “%s” as 22 November 2026', (text) => {
  expect(readDate(text)).toBe('2026-11-22');
  expect(dateProblem(text)).toBeUndefined();
});

it('takes the day first, and reads back every month as it is written', () => {
  expect(readDate('03/04/2026')).toBe('2026-04-03');
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-09`;
    expect(readDate(dateText(date))).toBe(date);
  }
});

it.each(['31 Feb 2026', '29/02/2026', '31.4.2026', '2026-13-01', '0 Nov 2026'])(
  'knows that the calendar has no %s',
  (text) => {
    expect(readDate(text)).toBeUndefined();
    expect(dateProblem(text)).toBe(`There is no ${text}: check the day and the month`);
  },
);

it.each(['tomorrow', '22 Nov', '11/22', '22 Nov 26', '22 No 2026', '1 2 3 2026'])(
  'asks for a date instead of “%s”',
  (text) => {
    expect(readDate(text)).toBeUndefined();
    expect(dateProblem(text)).toBe('Enter a date like 22 Nov 2026');
  },
);

it('takes an empty text for no date', () => {
  expect([readDate(' '), dateProblem(' '), dateTimeProblem('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('reads times of day by 24 hours and by 12', () => {
  const texts = ['9:05', '09.05', '9:05 pm', '12:30 am', '12:30pm', '23:59'];
  expect(texts.map(readClock)).toEqual(['09:05', '09:05', '21:05', '00:30', '12:30', '23:59']);
  expect(['24:00', '9:60', '13:00 pm', '9', ''].map(readClock)).toEqual(Array(5).fill(undefined));
});

it.each([
  '22 Nov 2026, 09:30',
  '22 Nov 2026 9:30',
  '22 November 2026 at 09:30',
  '2026-11-22T09:30',
  '22.11.2026 9.30',
  '22/11/2026 9:30 am',
])('reads “%s” in the reader’s time zone', (text) => {
  const time = new Date(2026, 10, 22, 9, 30).toISOString();
  expect(readDateTime(text)).toBe(time);
  expect(readDateTime(dateTimeText(time))).toBe(time);
});

it('says what is missing of a day and a time', () => {
  expect(dateTimeProblem('22 Nov 2026')).toBe('Enter the time of day too, like 09:00');
  expect(dateTimeProblem('22.11.2026')).toBe('Enter the time of day too, like 09:00');
  expect(dateTimeProblem('31 Feb 2026, 09:00')).toMatch(/^There is no 31 Feb 2026/);
  expect(dateTimeProblem('soon')).toBe('Enter a date and time like 22 Nov 2026, 09:00');
});

describe('dates of numbers with slashes', () => {
  it.each([
    ['en-US', '3/14/2027', '2027-03-14'],
    ['en-US', '14/3/2027', '2027-03-14'],
    ['en-US', '12.1.2026', '2026-01-12'],
    ['en-GB', '12/1/2026', '2026-01-12'],
    ['en-GB', '3/14/2027', '2027-03-14'],
    ['de-DE', '12/1/2026', '2026-01-12'],
    ['fr-FR', '01/02/2027', '2027-02-01'],
  ])('in %s, %s is %s', (language, text, day) => {
    speak(language);
    expect(readDate(text)).toBe(day);
    expect(dateProblem(text)).toBeUndefined();
  });

  it.each([
    ['12/1/2026', ['2026-12-01', '2026-01-12']],
    ['01/02/2027', ['2027-01-02', '2027-02-01']],
  ])('are asked about where nobody chose an order: %s', (text, days) => {
    speak('en-US');
    expect(readDate(text)).toBeUndefined();
    expect(openDays(text)).toEqual(days);
    expect(dateProblem(text)).toMatch(/^This can be .+ or .+: choose one$/);
    expect(readDateTime(`${text}, 2:30 pm`)).toBeUndefined();
    expect(openTimes(`${text}, 2:30 pm`)).toEqual(
      days.map((day) => new Date(`${day}T14:30`).toISOString()),
    );
    expect(dateTimeProblem(`${text}, 2:30 pm`)).toBe(dateProblem(text));
    expect(dateTimeProblem(text)).toBe('Enter the time of day too, like 09:00');
  });

  it.each(['1/1/2027', '3/14/2027', '12.1.2026', '2026-12-01', '1 Dec 2026'])(
    'are not asked about where there is one day: %s',
    (text) => {
      speak('en-US');
      expect(openDays(text)).toEqual([]);
    },
  );

  it.each([
    ['en-US', '2026-12-01'],
    ['de-DE', '2026-01-12'],
  ])('follow the formats that were chosen: %s', (locale, day) => {
    speak('en-US');
    setLocale(locale);
    expect(readDate('12/1/2026')).toBe(day);
    expect(openDays('12/1/2026')).toEqual([]);
    setLocale(null);
  });

  it('have no reading where neither order exists', () => {
    speak('en-US');
    expect(dateProblem('13/13/2026')).toBe('There is no 13/13/2026: check the day and the month');
  });
});

describe('in every locale that can be chosen', () => {
  afterEach(() => setLocale(null));

  it.each(locales)('%s is read as it is written', (locale) => {
    setLocale(locale);
    for (const day of ['2026-01-02', '2026-02-28', '2026-03-11', '2026-04-05', '2026-05-31']) {
      expect(`${dateText(day)} ${readDate(dateText(day))}`).toBe(`${dateText(day)} ${day}`);
    }
    for (const month of ['06', '07', '08', '09', '10', '11', '12']) {
      const day = `2026-${month}-14`;
      expect(`${dateText(day)} ${readDate(dateText(day))}`).toBe(`${dateText(day)} ${day}`);
      const time = new Date(`${day}T15:05`).toISOString();
      expect(`${dateTimeText(time)} ${readDateTime(dateTimeText(time))}`).toBe(
        `${dateTimeText(time)} ${time}`,
      );
    }
  });
});
