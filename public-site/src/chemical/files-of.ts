import type { NamedChemical } from 'contract/catalog';
import { fileHref } from '../hrefs';
import type { ChemicalFile } from './chemical-view';

const languages = new Intl.DisplayNames('en', { type: 'language' });
const order = ['SDS', 'TDS', 'COA', 'Other'];

/** A chemical's documents, safety data sheets first. */
export function filesOf({ documents }: NamedChemical): ChemicalFile[] {
  const sorted = documents.toSorted((one, other) => {
    return order.indexOf(one.kind) - order.indexOf(other.kind);
  });
  return sorted.map(({ file, kind, title, language }) => ({
    title,
    kind: kindNames[kind],
    language: languages.of(language) ?? language,
    languageCode: language,
    format: (file.split('.').at(-1) ?? '').toUpperCase(),
    href: fileHref(file),
  }));
}

const kindNames = {
  SDS: 'Safety data sheet',
  TDS: 'Technical data sheet',
  COA: 'Certificate of analysis',
  Other: 'Document',
} as const;
