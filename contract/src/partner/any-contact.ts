import type { groupPaths } from '../path-style';
import type { Resource } from '../resource';
import type { contactFields, contactFilters, contactSorts } from './contact-fields';

/** The common part of contact persons of customers and of suppliers, as a resource: the type for code that serves both. */
export type AnyContact = Resource<
  'customerContact' | 'supplierContact',
  typeof contactFields,
  (typeof contactSorts)[number],
  typeof contactFilters,
  ReturnType<typeof groupPaths>
>;
