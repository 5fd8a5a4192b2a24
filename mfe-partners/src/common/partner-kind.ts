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

/** A kind of partner (supplier or customer), for components that serve both. */
export interface PartnerKind {
  readonly resource: typeof suppliers | typeof customers;
  readonly endpoints: Pick<
    typeof supplierEndpoints,
    'similar' | 'chemicals' | 'unlink' | 'merge' | 'mergedInto'
  > & {
    readonly link: Pick<Endpoint, 'needs'>;
  };
  readonly link: (api: ApiClient, id: string, chemicalIds: string[]) => Promise<LinkAnswer>;
  readonly editHref: (id: string) => string;
  readonly mappingHref: (id: string) => string;
}

export const supplierKind: PartnerKind = {
  resource: suppliers,
  endpoints: supplierEndpoints,
  link: (api, id, chemicalIds) =>
    api.call(supplierEndpoints.link, { id, body: { chemical_ids: chemicalIds } }),
  editHref: editSupplierHref,
  mappingHref: supplierMappingHref,
};

export const customerKind: PartnerKind = {
  resource: customers,
  endpoints: customerEndpoints,
  link: (api, id, chemicalIds) =>
    api.call(customerEndpoints.link, { id, body: { chemicalId: chemicalIds } }),
  editHref: editCustomerHref,
  mappingHref: customerMappingHref,
};
