import { moneyText } from './inquiry';
import { dateText, dateTimeText } from './date-text';
import { localDecimal, typedDecimal } from './decimal-text';
import { currentLocale, localNumber, setLocale } from './formats';
import { countryName } from './local-names';
import { Locale, locales } from './locale';
import { firstDayOfWeek, monthOfName } from './month-names';

afterEach(() => setLocale(null));

test('without a choice it is British English', () => {
  expect(currentLocale()).toBe('en-GB');
  expect(localNumber(1234.5)).toBe('1,234.5');
  expect(Locale.safeParse('xx-YY').success).toBe(false);
});

test('dates, numbers, money and countries follow the choice', () => {
  setLocale('de-DE');
  expect(dateText('2026-11-22')).toBe('22.11.2026');
  expect(dateTimeText('2026-11-22T14:05:00Z')).toContain('22.11.2026');
  expect(localNumber(1234.5)).toBe('1.234,5');
  expect(moneyText('1234567.50', 'EUR')).toBe('1.234.567,50\u00a0EUR');
  expect(countryName('DE')).toBe('Deutschland');
  setLocale('en-US');
  expect(dateText('2026-11-22')).toBe('Nov 22, 2026');
  setLocale('en-IN');
  expect(localDecimal('1234567.10')).toBe('12,34,567.10');
});

test.each([
  ['en-GB', '4,20', '4.20'],
  ['en-GB', '1,250', '1250'],
  ['en-GB', '1.250', '1.250'],
  ['en-GB', '1,250.50', '1250.50'],
  ['en-GB', '1.250,50', '1250.50'],
  ['en-GB', '1,2345', '1.2345'],
  ['en-GB', '1,234,567', '1234567'],
  ['en-GB', '-1 250', '-1250'],
  ['en-GB', 'about 5', 'about5'],
  ['de-DE', '4,20', '4.20'],
  ['de-DE', '4.20', '4.20'],
  ['de-DE', '1.250', '1250'],
  ['de-DE', '1,250', '1.250'],
  ['de-CH', '1’250.50', '1250.50'],
  ['fr-FR', '1 250,5', '1250.5'],
])('in %s %j is %j', (locale, text, decimal) => {
  setLocale(locale);
  expect(typedDecimal(text)).toBe(decimal);
});

test.each(locales)('%s is read as it is written', (locale) => {
  setLocale(locale);
  for (const decimal of ['0.5', '12', '1250.50', '1234567.125', '-3.25', '1250']) {
    expect(typedDecimal(localDecimal(decimal))).toBe(decimal);
  }
  expect(monthOfName('November')).toBe(11);
});

test('weeks begin on Sunday where people say so', () => {
  setLocale('en-US');
  expect(firstDayOfWeek()).toBe(7);
  setLocale('de-DE');
  expect(firstDayOfWeek()).toBe(1);
});
