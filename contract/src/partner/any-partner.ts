import type { groupPaths } from '../path-style';
import type { Resource } from '../resource';
import type { partnerFacts, partnerFields, partnerFilters } from './partner-fields';

type Sorts = 'companyName' | 'chemicalCount' | 'createdAt' | 'updatedAt';

/** What suppliers and customers have alike, as a resource: the type of what serves both. */
export type AnyPartner = Resource<
  'supplier' | 'customer',
  typeof partnerFields & typeof partnerFacts,
  Sorts,
  typeof partnerFilters,
  ReturnType<typeof groupPaths>
>;
