import type { Likeness } from 'contract';

/** A supplier or customer that deals in a chemical. */
export interface ChemicalLinkRow {
  partnerId: string;
  chemicalId: string;
  linkedAt: string;
  adminId: string | null;
}

/** Something that a partner is recognised by, in the form in which two of them are compared. */
export interface PartnerMarkRow {
  kind: Likeness;
  mark: string;
  partnerId: string;
}
