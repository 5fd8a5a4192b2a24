/**
 * The one place that knows how dates, numbers, currencies and countries are written. What is entered in a locale is read
 * by `typedDecimal`, and dates by the date inputs of `shared-ui`. A test in `tools` refuses locales elsewhere.
 */
export const defaultLocale = 'en-GB';

/** The language of the product's sentences: of lists in them, ordinals and names of languages. */
export const textLanguage = 'en';

// Editions of this package that run side by side in one page, or in one process, share what was chosen.
const slot = Symbol.for('chemical-trading.locale');
const sourceSlot = Symbol.for('chemical-trading.locale-source');
const zoneSlot = Symbol.for('chemical-trading.time-zone');

/** The locale that the person or the company chose; null without a choice. */
export function chosenLocale(): string | null {
  const chosen: unknown = Reflect.get(globalThis, slot);
  return typeof chosen === 'string' ? chosen : null;
}

/** The locale that is in force: a person's in the panel, the company's elsewhere. */
export function currentLocale(): string {
  return providedLocale() ?? chosenLocale() ?? defaultLocale;
}

/**
 * Sets what knows the locale of what runs now: a server writes several languages at once. Undefined leaves the chosen one
 * in force.
 */
export function provideLocale(read: () => string | undefined): void {
  Reflect.set(globalThis, sourceSlot, read);
}

function providedLocale(): string | undefined {
  const read: unknown = Reflect.get(globalThis, sourceSlot);
  const locale: unknown = typeof read === 'function' ? read() : undefined;
  return typeof locale === 'string' ? locale : undefined;
}

export function setLocale(locale: string | null): void {
  Reflect.set(globalThis, slot, locale);
}

/** The time zone that the person chose, as an IANA name; undefined for that of the browser. */
export function chosenTimeZone(): string | undefined {
  const chosen: unknown = Reflect.get(globalThis, zoneSlot);
  return typeof chosen === 'string' ? chosen : undefined;
}

export function setTimeZone(zone: string | null): void {
  Reflect.set(globalThis, zoneSlot, zone);
}

/**
 * A format of the current locale and time zone, created on first use: creating one costs as much as formatting hundreds of texts.
 *
 * @example const percents = localFormat((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
 */
export function localFormat<Format>(
  create: (locale: string, timeZone: string | undefined) => Format,
): () => Format {
  const formats = new Map<string, Format>();
  return () => {
    const [locale, timeZone] = [currentLocale(), chosenTimeZone()];
    const key = `${locale} ${timeZone ?? ''}`;
    const known = formats.get(key);
    if (known !== undefined) return known;
    const format = create(locale, timeZone);
    formats.set(key, format);
    return format;
  };
}

const numbers = localFormat(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }),
);
/** A number with grouped digits and at most ten decimals; a dash for what is no number. */
export function localNumber(value: number | bigint): string {
  return Number.isNaN(value) ? '—' : numbers().format(value);
}
