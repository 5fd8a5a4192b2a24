import type { Endpoint } from 'contract';
import type { AnyResource } from './resource-types';

/** The calls of a record that is there from the beginning, and what each of them carries to say which one is meant. */
export interface SingleRecordCalls {
  readonly get: Endpoint;
  readonly update: Endpoint;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * A resource of which there is one record, or one of each kind, so that it has calls of its own and no id in them. The
 * form kit and the history then treat it as any other; the id that they ask for it by is only a key of the cache.
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
