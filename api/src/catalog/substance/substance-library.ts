import type { FieldValues } from '../../repository/field-values';

/** What a library says of a substance. */
export interface LibrarySubstance {
  readonly casNumber: string;
  readonly name: string;
  readonly formula: string | null;
  readonly smiles: string | null;
  readonly typeNames: readonly string[];
  /** Its fields state hazards. */
  readonly hasHazards: boolean;
  /** Fields of a chemical beside these. */
  readonly fields: FieldValues;
  /** The result of `precomputeChemical`; undefined computes it. */
  readonly precomputed?: unknown;
}

/** Descriptions of the types that substances name, by name. */
export type TypeDescriptions = Readonly<Record<string, string>>;

/** Facts of common substances, passed in by what starts the process. */
export interface SubstanceLibrary {
  /** All substances, or those with these CAS numbers. */
  read(casNumbers?: readonly string[]): Promise<readonly LibrarySubstance[]>;
  typeDescriptions(): Promise<TypeDescriptions>;
}
