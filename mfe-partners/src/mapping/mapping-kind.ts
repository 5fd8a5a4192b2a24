import { t } from '@lingui/core/macro';
import {
  customerEndpoints,
  customers,
  type LinkAnswer,
  supplierEndpoints,
  suppliers,
} from 'contract/partner';
import { type Endpoint } from 'contract';
import type { ApiClient } from 'shared-ui/client';
import {
  customerMappingHref,
  editCustomerHref,
  editSupplierHref,
  supplierMappingHref,
} from '../routes';

/** What differs between the mappings of suppliers' and customers' chemicals. */
export interface MappingKind {
  readonly resource: typeof suppliers | typeof customers;
  readonly title: string;
  readonly description: string;
  readonly lists: Pick<typeof supplierEndpoints, 'chemicals' | 'chemicalsToLink'> & {
    readonly link: Pick<Endpoint, 'needs'>;
  };
  readonly link: (api: ApiClient, id: string, chemicalIds: string[]) => Promise<LinkAnswer>;
  readonly unlink: (api: ApiClient, id: string, chemicalIds: string[]) => Promise<Unlinked>;
  readonly mappingHref: (id?: string) => string;
  readonly editHref: (id: string) => string;
}

interface Unlinked {
  readonly data: { readonly removed: readonly string[] };
}

export const supplierMapping: MappingKind = {
  resource: suppliers,
  get title() {
    return t`Supplier products`;
  },
  get description() {
    return t`Which supplier delivers which chemicals.`;
  },
  lists: supplierEndpoints,
  link: (api, id, ids) => api.call(supplierEndpoints.link, { id, body: { chemical_ids: ids } }),
  unlink: (api, id, ids) =>
    api.call(supplierEndpoints.unlinkMany, { id, body: { chemical_ids: ids } }),
  mappingHref: supplierMappingHref,
  editHref: editSupplierHref,
};

export const customerMapping: MappingKind = {
  resource: customers,
  get title() {
    return t`Customer products`;
  },
  get description() {
    return t`Which customer buys which chemicals.`;
  },
  lists: customerEndpoints,
  link: (api, id, ids) => api.call(customerEndpoints.link, { id, body: { chemicalId: ids } }),
  unlink: (api, id, ids) =>
    api.call(customerEndpoints.unlinkMany, { id, body: { chemicalId: ids } }),
  mappingHref: customerMappingHref,
  editHref: editCustomerHref,
};
