import type { Endpoint } from 'contract';
import type { AnyResource } from './resource-types';

/** The endpoints of a record that always exists, and the query that tells which one is meant. */
export interface SingleRecordCalls {
  readonly get: Endpoint;
  readonly update: Endpoint;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Adapts a resource with one record, or one per kind, whose endpoints have no id in their paths. The form kit and
 * history then work as for a resource with ids; the id is only a cache key.
 *
 * @example
 * const privacyPolicy = singleRecord(policies, { ...policyEndpoints, query: { kind: 'privacy' } });
 * <RecordForm resource={privacyPolicy} target={{ kind: 'edit', id: 'privacy' }} canSaveAndNew={false} … />
 */
export function singleRecord<R extends AnyResource>(
  resource: R,
  { get, update, query }: SingleRecordCalls,
) {
  return { ...resource, endpoints: { get, update }, ...(query !== undefined && { query }) };
}
