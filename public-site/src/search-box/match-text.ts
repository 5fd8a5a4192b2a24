import type { Match, StructureDifference } from 'contract/catalog';

const differenceText: Readonly<Record<StructureDifference, string>> = {
  stereo: 'Other stereochemistry',
  form: 'Another form of the substance',
};

/** Why a chemical matched, if its name does not show it. */
export function matchText({ kind, text, difference }: Match): string | null {
  if (difference !== undefined) return differenceText[difference];
  switch (kind) {
    case 'name':
    case 'formula':
      return null;
    case 'synonym':
      return `Also called ${text}`;
    case 'iupacName':
      return `Systematic name ${text}`;
    case 'casNumber':
      return `CAS number ${text}`;
    case 'ecNumber':
      return `EC number ${text}`;
    case 'productCode':
      return `Product code ${text}`;
    case 'inchiKey':
      return `InChIKey ${text}`;
    case 'unNumber':
      return `UN number ${text.replace(/^UN\s*/i, '')}`;
    case 'hsCode':
      return `HS code ${text}`;
    default:
      return kind satisfies never;
  }
}
