import { t } from '@lingui/core/macro';
import { countText } from 'shared-ui/table';
import type { MergeKind } from 'shared-ui/job';
import { customerKind, type PartnerKind, supplierKind } from './partner-kind';
import { placeText } from './place-text';

function mergeOf(kind: PartnerKind): MergeKind<PartnerKind['resource']> {
  return {
    ...kind,
    get users() {
      return t`chemicals, inquiries, offers, emails, documents sent`;
    },
    headOf: ({ companyName, address, chemicalCount }) => {
      const chemicals = countText(chemicalCount, { one: t`chemical`, many: t`chemicals` });
      return [companyName, placeText(address), chemicals].filter(Boolean).join(' · ');
    },
  };
}

export const customerMerge = mergeOf(customerKind);
export const supplierMerge = mergeOf(supplierKind);
