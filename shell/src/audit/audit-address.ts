import { AuditFilters } from 'contract/record';
import { endOfDay, startOfDay } from 'shared-ui/table';

/** The filters of the audit as the address has them: days in place of times. */
export interface AuditAddress {
  readonly kind?: string;
  readonly person?: string;
  readonly resource?: string;
  readonly record?: string;
  readonly from?: string;
  readonly to?: string;
  readonly address?: string;
  readonly search?: string;
}

/** Their names in the address. */
export const auditParameters = [
  'kind',
  'person',
  'resource',
  'record',
  'from',
  'to',
  'address',
  'search',
] as const satisfies readonly (keyof AuditAddress)[];

/** The filters of an address; those that cannot be read are left out. */
export function filtersOf(address: URLSearchParams): AuditFilters {
  const { shape } = AuditFilters;
  const given = (name: keyof AuditAddress) => address.get(name) ?? undefined;
  const resource = shape.resource.safeParse(given('resource')).data;
  const filters = {
    adminId: shape.adminId.safeParse(given('person')).data,
    kind: shape.kind.safeParse(given('kind')).data,
    resource,
    recordId: resource && shape.recordId.safeParse(given('record')).data,
    from: timeOf(dayIn(address, 'from'), startOfDay),
    to: timeOf(dayIn(address, 'to'), endOfDay),
    address: shape.address.safeParse(given('address')).data,
    search: shape.search.safeParse(given('search')).data,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** A day of an address; null where it is not one. */
export function dayIn(address: URLSearchParams, name: 'from' | 'to'): string | null {
  const day = address.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

function timeOf(day: string | null, edge: (day: string) => string): string | undefined {
  return day === null ? undefined : edge(day);
}
