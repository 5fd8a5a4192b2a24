import { t } from '@lingui/core/macro';
import type { Match, StructureDifference } from 'contract/catalog';

function differenceText(difference: StructureDifference): string {
  const texts: Readonly<Record<StructureDifference, string>> = {
    stereo: t`Other stereochemistry`,
    form: t`Another form of the substance`,
  };
  return texts[difference];
}

/** Why a chemical matched, if its name does not show it. */
export function matchText({ kind, text, difference }: Match): string | null {
  if (difference !== undefined) return differenceText(difference);
  switch (kind) {
    case 'name':
    case 'formula':
      return null;
    case 'synonym':
      return t`Also called ${text}`;
    case 'iupacName':
      return t`Systematic name ${text}`;
    case 'casNumber':
      return t`CAS number ${text}`;
    case 'ecNumber':
      return t`EC number ${text}`;
    case 'productCode':
      return t`Product code ${text}`;
    case 'inchiKey':
      return `InChIKey ${text}`;
    case 'unNumber': {
      const number = text.replace(/^UN\s*/i, '');
      return t`UN number ${number}`;
    }
    case 'hsCode':
      return t`HS code ${text}`;
    default:
      return kind satisfies never;
  }
}
