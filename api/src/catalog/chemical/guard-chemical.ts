import type { FieldValues } from '../../repository/field-values';

/** Why a value of a chemical is not replaced unasked: visitors know it by this, or it says which substance it is. */
export function guardChemical(field: string, { status }: FieldValues): string | undefined {
  switch (field) {
    case 'casNumber':
    case 'smiles':
      return 'as it says which substance this is';
    case 'name':
    case 'slug':
      return status === 'published' ? 'as the chemical is published with it' : undefined;
    default:
      return undefined;
  }
}
