import { currentLocale, localFormat, textLanguage } from './formats';

const monthNames = localFormat((locale) => {
  const styles = ['long', 'short'] as const;
  const tags = [locale, textLanguage];
  return tags.flatMap((tag) =>
    styles.flatMap((month) => [
      ...namesOf(new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' })),
      // Within a date some languages decline the name.
      ...namesOf(
        new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }),
      ),
    ]),
  );
});

function namesOf(format: Intl.DateTimeFormat): { name: string; month: number }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const parts = format.formatToParts(Date.UTC(2024, index, 15));
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    return { name: folded(name), month: index + 1 };
  }).filter(({ name }) => /^\p{L}{2,}/u.test(name));
}

function folded(name: string): string {
  return name.toLocaleLowerCase(textLanguage).replace(/\.$/, '');
}

/** The month, from 1, that a word or the beginning of one names in the current locale or in English. */
export function monthOfName(word: string): number | undefined {
  const wanted = folded(word);
  if (!/^\p{L}{2,}/u.test(wanted)) return undefined;
  const names = monthNames();
  const exact = names.find(({ name }) => name === wanted);
  if (exact !== undefined || wanted.length < 3) return exact?.month;
  return names.find(({ name }) => name.startsWith(wanted))?.month;
}

const sundayFirst = new Set('AU BR CA IL IN JP KR MX PH PT TW US ZA'.split(' '));

/** The first day of the week: 1 for Monday, 7 for Sunday. Source: CLDR, for the regions of `locales`. */
export function firstDayOfWeek(): 1 | 7 {
  const [, region = ''] = currentLocale().split('-');
  return sundayFirst.has(region) ? 7 : 1;
}
