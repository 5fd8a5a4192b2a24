import type { customers, suppliers } from 'contract/partner';
import type { Draft, Prepared, Written } from '../repository/write-rules';

/** What suppliers and customers have in common. */
type Partners = typeof suppliers | typeof customers;

export type PartnerDraft = Draft<Partners>;
export type PreparedPartner = Prepared<Partners>;

/** A written partner, as far as it is recognised when it is entered again. */
export interface WrittenPartner {
  readonly id: string;
  readonly after: Pick<
    Written<Partners>['after'],
    'companyName' | 'taxNumber' | 'emails' | 'phones' | 'whatsapp'
  >;
}
