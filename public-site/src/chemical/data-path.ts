import { currentLanguage } from '../language/current-language';
import { plainPath } from '../language/addresses';
import { Slug } from 'contract';

/** The languages of data sheets beside English. */
export const sheetLanguages = ['de', 'fr'] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

/** The file formats of a chemical's data. */
const dataFormats = ['json', 'mol', 'svg', 'pdf'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** @param href - the address of the chemical's page */
export function dataHref(href: string, format: DataFormat): string {
  return `${plainPath(href)}.${format}`;
}

/** The picture of a structure, under an address of its own for each structure: it may be kept for a year. */
export function pictureHref(href: string, smiles: string): string {
  return `${dataHref(href, 'svg')}?v=${hashOf(smiles)}`;
}

/** FNV-1a of 32 bits, in base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

export interface DataPath {
  slug: string;
  format: DataFormat;
  /** Of a data sheet; English without one. */
  language?: SheetLanguage;
}

/** The data sheet in the language of the page, as far as there is one. */
export function ownSheetHref(href: string): string {
  const language = sheetLanguages.find((one) => one === currentLanguage().code);
  return language ? sheetHref(href, language) : dataHref(href, 'pdf');
}

/** The data sheet in another language: `/acetone.de.pdf`. */
export function sheetHref(href: string, language: SheetLanguage): string {
  return `${plainPath(href)}.${language}.pdf`;
}

/** Parses `/{slug}.json`, `.mol`, `.svg`, `.pdf` or `.de.pdf`; undefined for any other address. */
export function readDataPath(pathname: string): DataPath | undefined {
  const dot = pathname.lastIndexOf('.');
  const format = dataFormats.find((known) => known === pathname.slice(dot + 1));
  const language = format === 'pdf' ? languageBefore(pathname, dot) : undefined;
  const slug = Slug.safeParse(pathname.slice(1, language ? dot - 3 : dot));
  if (!format || !slug.success) return undefined;
  return { slug: slug.data, format, ...(language && { language }) };
}

function languageBefore(pathname: string, dot: number): SheetLanguage | undefined {
  return sheetLanguages.find((language) => pathname.slice(dot - 3, dot) === `.${language}`);
}
