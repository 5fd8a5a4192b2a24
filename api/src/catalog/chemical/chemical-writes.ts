import type { chemicals } from 'contract/catalog';
import type { RecordOf } from '../../repository/record-of';
import type { Draft, Prepared, Written } from '../../repository/write-rules';
import type { IdentifiedStructure } from '../structure/sync-structures';

export type ChemicalRecord = RecordOf<typeof chemicals>;
/** A chemical about to be written, with the structure that was read from a given SMILES. */
export type ChemicalDraft = Draft<typeof chemicals, IdentifiedStructure>;
export type PreparedChemical = Prepared<typeof chemicals>;
export type WrittenChemical = Written<typeof chemicals, IdentifiedStructure>;
