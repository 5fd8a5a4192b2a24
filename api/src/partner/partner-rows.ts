import type { customers, Likeness, suppliers } from 'contract';
import type { RecordRow } from '../db/record-row';

/** The tables of this domain. */
export interface PartnerTables {
  supplier: Omit<RecordRow<typeof suppliers>, 'chemicalCount'>;
  customer: Omit<RecordRow<typeof customers>, 'chemicalCount'>;
  supplierChemical: ChemicalLinkRow;
  customerChemical: ChemicalLinkRow;
  supplierMark: DuplicateKeyRow;
  customerMark: DuplicateKeyRow;
}

/** A supplier or customer that deals in a chemical. */
export interface ChemicalLinkRow {
  partnerId: string;
  chemicalId: string;
  linkedAt: string;
  adminId: string | null;
}

/** Something that a partner is recognised by, in the form in which two of them are compared. */
export interface DuplicateKeyRow {
  kind: Likeness;
  mark: string;
  partnerId: string;
}
