import { t } from '@lingui/core/macro';

/** Said of a search without a structure. */
export function emptyStructureText(): string {
  return t`Draw a structure, or paste a SMILES, an InChI or a molfile.`;
}
