import { countText } from 'shared-ui/table';
import type { MergeKind } from 'shared-ui/job';
import { customerKind, type PartnerKind, supplierKind } from './partner-kind';
import { placeText } from './place-text';

const users = 'chemicals, inquiries, offers, emails, documents sent';

function mergeOf(kind: PartnerKind): MergeKind<PartnerKind['resource']> {
  return {
    ...kind,
    users,
    headOf: ({ companyName, address, chemicalCount }) => {
      const chemicals = countText(chemicalCount, { one: 'chemical', many: 'chemicals' });
      return [companyName, placeText(address), chemicals].filter(Boolean).join(' · ');
    },
  };
}

export const customerMerge = mergeOf(customerKind);
export const supplierMerge = mergeOf(supplierKind);
