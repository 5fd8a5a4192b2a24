import { z } from 'zod';

/** The official languages of the Union, by ISO 639-1: a label is in that of the member state (CLP, Article 17(2)). */
export const LabelLanguage = z.enum([
  'en',
  'de',
  'fr',
  'bg',
  'cs',
  'da',
  'el',
  'es',
  'et',
  'fi',
  'ga',
  'hr',
  'hu',
  'it',
  'lt',
  'lv',
  'mt',
  'nl',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sv',
]);
export type LabelLanguage = z.infer<typeof LabelLanguage>;

/** The signal words of the Regulation in its languages: danger, warning. */
const words: Readonly<Record<LabelLanguage, readonly [danger: string, warning: string]>> = {
  bg: ['Опасно', 'Внимание'],
  cs: ['Nebezpečí', 'Varování'],
  da: ['Fare', 'Advarsel'],
  de: ['Gefahr', 'Achtung'],
  el: ['Κίνδυνος', 'Προσοχή'],
  en: ['Danger', 'Warning'],
  es: ['Peligro', 'Atención'],
  et: ['Ettevaatust', 'Hoiatus'],
  fi: ['Vaara', 'Varoitus'],
  fr: ['Danger', 'Attention'],
  ga: ['Contúirt', 'Rabhadh'],
  hr: ['Opasnost', 'Upozorenje'],
  hu: ['Veszély', 'Figyelem'],
  it: ['Pericolo', 'Attenzione'],
  lt: ['Pavojinga', 'Atsargiai'],
  lv: ['Bīstami', 'Uzmanību'],
  mt: ['Periklu', 'Twissija'],
  nl: ['Gevaar', 'Waarschuwing'],
  pl: ['Niebezpieczeństwo', 'Uwaga'],
  pt: ['Perigo', 'Atenção'],
  ro: ['Pericol', 'Atenție'],
  sk: ['Nebezpečenstvo', 'Pozor'],
  sl: ['Nevarno', 'Pozor'],
  sv: ['Fara', 'Varning'],
};

export function signalWordIn(
  language: LabelLanguage,
  word: 'Danger' | 'Warning' | null,
): string | null {
  if (word === null) return null;
  return words[language][word === 'Danger' ? 0 : 1];
}

/** What a label has around its statements. */
export interface LabelWords {
  readonly index: string;
  readonly cas: string;
  readonly ec: string;
  readonly telephone: string;
  readonly annex: string;
  /** "23rd ATP". */
  readonly edition: (edition: string) => string;
}

const english: LabelWords = {
  index: 'Index No',
  cas: 'CAS No',
  ec: 'EC No',
  telephone: 'Tel.',
  annex: 'CLP Annex VI',
  edition: (edition) => edition,
};

const ordinal = /^(\d+)(?:st|nd|rd|th) /;

const labelWords: Readonly<Partial<Record<LabelLanguage, LabelWords>>> = {
  de: {
    index: 'Index-Nr.',
    cas: 'CAS-Nr.',
    ec: 'EG-Nr.',
    telephone: 'Tel.',
    annex: 'CLP Anhang VI',
    edition: (edition) => edition.replace(ordinal, '$1. '),
  },
  fr: {
    index: 'N° index',
    cas: 'N° CAS',
    ec: 'N° CE',
    telephone: 'Tél.',
    annex: 'CLP annexe VI',
    edition: (edition) => edition.replace(ordinal, '$1e '),
  },
};

/** The words around the statements of a label; English where the language has none here. */
export function labelWordsIn(language: LabelLanguage): LabelWords {
  return labelWords[language] ?? english;
}

/** Languages with words of their own for what stands around the statements; elsewhere the figures stand alone. */
const quantityWords: Readonly<Partial<Record<LabelLanguage, string>>> = {
  en: 'Nominal quantity',
  de: 'Nennmenge',
  fr: 'Quantité nominale',
};

/** `Nennmenge: 25 L`. */
export function quantityIn(language: LabelLanguage, amount: number, unit: string): string {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(amount);
  const word = quantityWords[language];
  return `${word === undefined ? '' : `${word}: `}${figure}\u00a0${unit}`;
}
