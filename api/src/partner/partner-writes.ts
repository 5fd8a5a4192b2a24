import type { customers, suppliers } from 'contract';
import type { Draft, Prepared, Written } from '../repository/write-rules';

/** What suppliers and customers have in common. */
type Partners = typeof suppliers | typeof customers;

export type PartnerDraft = Draft<Partners>;
export type PreparedPartner = Prepared<Partners>;
export type WrittenPartner = Written<Partners>;
