import { type Endpoint, type ResourceCall } from 'contract';
import { recordEndpoints } from 'contract/record';
import type { ApiClient, CallOptions } from 'panel-runtime';
import type { AnyResource, RecordOf, RowOf } from './resource-types';

/** One page of a list. */
export interface Page<Row> {
  data: readonly Row[];
  total: number;
  page: number;
  pageSize: number;
}

interface Carried extends CallOptions {
  id?: string;
  query?: object;
  body?: object;
}

/** Guarantee: the client parses a response with the endpoint's schema, which the resource's own schemas made. */
function calling(api: ApiClient) {
  return api.call as <Answer>(endpoint: Endpoint, request: Carried) => Promise<Answer>;
}

function endpointOf({ endpoints, name }: AnyResource, call: ResourceCall) {
  const endpoint = endpoints[call];
  if (endpoint !== undefined) return endpoint;
  throw new Error(
    `The resource ${name} has no call '${call}'. Add its path in the contract, or do not call it.`,
  );
}

/**
 * The endpoints of a resource with the token of staff, so that responses include drafts. Calling an endpoint that the
 * resource does not have throws.
 */
export function resourceCalls<R extends AnyResource>(api: ApiClient, resource: R) {
  const call = calling(api);
  const asStaff = true;
  const carried = resource.query === undefined ? {} : { query: resource.query };
  return {
    list: (query: object, signal?: AbortSignal) =>
      call<Page<RowOf<R>>>(endpointOf(resource, 'list'), {
        query,
        asStaff,
        ...(signal && { signal }),
      }),
    get: async (id: string, signal?: AbortSignal) => {
      const endpoint = endpointOf(resource, 'get');
      const { data } = await call<{ data: RecordOf<R> }>(endpoint, {
        id,
        asStaff,
        ...carried,
        ...(signal && { signal }),
      });
      return data;
    },
    add: async (body: object) => {
      const endpoint = endpointOf(resource, 'add');
      const { data } = await call<{ data: RecordOf<R> }>(endpoint, { body, asStaff });
      return data;
    },
    update: async (id: string, body: object) => {
      const endpoint = endpointOf(resource, 'update');
      const { data } = await call<{ data: RecordOf<R> }>(endpoint, {
        id,
        body,
        asStaff,
        ...carried,
      });
      return data;
    },
    remove: (id: string) => call<unknown>(endpointOf(resource, 'remove'), { id, asStaff }),
    restore: (id: string) =>
      call<unknown>(recordEndpoints.restore, { id, query: { resource: resource.name } }),
  };
}
