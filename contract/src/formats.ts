/**
 * The one place that knows how dates, numbers, currencies and countries are written. What is entered in a locale is read
 * by `typedDecimal`, and dates by the date inputs of `shared-ui`. A test in `tools` refuses locales elsewhere.
 */
export const defaultLocale = 'en-GB';

/** The language of the product's sentences: of lists in them, ordinals and names of languages. */
export const textLanguage = 'en';

// Editions of this package that run side by side in one page, or in one process, share what was chosen.
const slot = Symbol.for('chemical-trading.locale');

/** The locale that the person or the company chose; null without a choice. */
export function chosenLocale(): string | null {
  const chosen: unknown = Reflect.get(globalThis, slot);
  return typeof chosen === 'string' ? chosen : null;
}

/** The locale that is in force: a person's in the panel, the company's elsewhere. */
export function currentLocale(): string {
  return chosenLocale() ?? defaultLocale;
}

export function setLocale(locale: string | null): void {
  Reflect.set(globalThis, slot, locale);
}

/**
 * A format of the current locale, created on first use: creating one costs as much as formatting hundreds of texts.
 *
 * @example const percents = localFormat((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
 */
export function localFormat<Format>(create: (locale: string) => Format): () => Format {
  const formats = new Map<string, Format>();
  return () => {
    const locale = currentLocale();
    const known = formats.get(locale);
    if (known !== undefined) return known;
    const format = create(locale);
    formats.set(locale, format);
    return format;
  };
}

const numbers = localFormat(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }),
);
/** A number with grouped digits and at most ten decimals. */
export function localNumber(value: number | bigint): string {
  return numbers().format(value);
}
