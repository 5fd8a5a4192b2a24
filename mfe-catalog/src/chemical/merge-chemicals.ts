import { t } from '@lingui/core/macro';
import { chemicalEndpoints, chemicals } from 'contract/catalog';
import type { MergeKind } from 'shared-ui/job';
import { editChemicalHref } from '../routes';

/** Its address and its documents stay those of the chemical that is kept; what refers to the other follows. */
export const chemicalMerge: MergeKind<typeof chemicals> = {
  resource: chemicals,
  endpoints: chemicalEndpoints,
  get users() {
    return t`documents, prices, links of suppliers and customers, inquiries, requests, offers, orders, posts`;
  },
  headOf: ({ name, casNumber, formula, status }) =>
    [name, casNumber, formula, status === 'published' ? t`published` : t`draft`]
      .filter(Boolean)
      .join(' · '),
  editHref: editChemicalHref,
  fixed: ['slug', 'documents', 'fieldSources'],
};
