import type { groupPaths } from '../path-style';
import type { Resource } from '../resource';
import type { partnerFacts, partnerFields, partnerFilters } from './partner-fields';

type Sorts = 'companyName' | 'chemicalCount' | 'createdAt' | 'updatedAt';

/** The common part of suppliers and customers, as a resource: the type for code that serves both. */
export type AnyPartner = Resource<
  'supplier' | 'customer',
  typeof partnerFields & typeof partnerFacts,
  Sorts,
  typeof partnerFilters,
  ReturnType<typeof groupPaths>
>;
