/** A structure to convert: a SMILES or molfile to an InChI, or an InChI to a SMILES. */
export interface InchiQuestion {
  readonly kind: 'inchi' | 'smiles';
  readonly text: string;
}

export type InchiAnswer =
  | { readonly kind: 'converted'; readonly text: string }
  /** It has no InChI, or is none. */
  | { readonly kind: 'refused' };
