import { useCallback } from 'react';
import { useApi } from '../client/api-provider';
import type { Option } from '../parts/select/option';
import { resourceCalls } from './resource-calls';
import type { AnyResource } from './resource-types';

const offered = 20;

/** The title of a record: the value of its resource's title field. */
export function titleOf({ title }: Pick<AnyResource, 'title'>, record: object) {
  const found = Object.entries(record).find(([name]) => name === title);
  return found === undefined ? '' : String(found[1]);
}

/**
 * Combobox options for the records of a resource, searched by the API.
 *
 * @param except - the `_id` of a record that is not offered
 */
export function useReferenceOptions<R extends AnyResource>(resource: R, except?: string) {
  const api = useApi();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const search = text.trim();
      const query = { pageSize: offered, ...(search !== '' && { search }) };
      const { data } = await resourceCalls(api, resource).list(query, signal);
      return data
        .filter(({ _id }) => _id !== except)
        .map((record) => ({ value: record._id, label: titleOf(resource, record) }));
    },
    [api, resource, except],
  );
}
