import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { recordEndpoints, type RecordGroup } from 'contract/record';
import { useMemo } from 'react';
import { useApi } from '../client/api-provider';
import { resourceKeys } from '../client/resource-keys';
import type { ListPatch } from '../resource/list-state';
import { resourceCalls } from '../resource/resource-calls';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ListContent, ResourceList } from '../resource/use-resource-list';
import { matchOf } from '../resource/use-row-selection';
import type { Columns } from './column';
import { groupColumns, groupedBy, type Grouping, groupTitle, sumTexts } from './grouping';

/** The list with the rows of its unfolded groups, and the groups; the list itself where it is not grouped. */
export function useGroupedList<R extends AnyResource>(list: ResourceList<R>, columns: Columns<R>) {
  const { resource, state, content } = list;
  const narrowed = new Map<string, unknown>(Object.entries(state.filters)).get('inGroup');
  const [shown] = typeof narrowed === 'string' ? narrowed.split(':') : [];
  const by = shown ?? state.group;
  const column = groupColumns(resource, columns).find((one) => groupedBy(one) === by);
  const groups = useGroups(list, column && by);
  const found = groups.data?.groups ?? [];
  const open = state.open?.split(',') ?? [];
  const pages = useOpenGroups(list, {
    by: by ?? '',
    keys: shown === undefined ? found.map(keyOf).filter((key) => open.includes(key)) : [],
  });
  const rows = useMemo(() => pages.flatMap(({ data = [] }) => data), [pages]);

  const name = column && found[0] && groupTitle(column, found[0]);
  /** The one group that the list is narrowed to. */
  const narrowedTo = shown === undefined ? undefined : { label: column?.label ?? '', name };
  if (column === undefined || shown !== undefined) return { list, narrowedTo };

  let end = 0;
  const grouping: Grouping = {
    label: column.label,
    others: groups.data?.others ?? 0,
    groups: found.map((group) => {
      const key = keyOf(group);
      const page = pages.find((one) => one.key === key);
      const start = end;
      end += page?.data?.length ?? 0;
      return {
        key,
        title: groupTitle(column, group),
        count: group.count,
        sums: sumTexts(resource, group),
        isOpen: page !== undefined,
        isLoading: page !== undefined && page.data === undefined,
        start,
        end,
      };
    }),
    toggle: (key) => {
      const next = open.includes(key) ? open.filter((one) => one !== key) : [...open, key];
      const text = next.join(',');
      list.change(asPatch({ open: next.length === 0 ? undefined : text }), { replace: true });
    },
    hrefOf: (key) =>
      list.hrefOf(asPatch({ group: undefined, open: undefined, filters: inGroup(by ?? '', key) })),
  };
  const contentOfGroups = (): ListContent<RowOf<R>> => {
    if (content.status !== 'ready') return content;
    const { error, data, refetch } = groups;
    if (error !== null) return { status: 'error', error, retry: () => void refetch() };
    return data === undefined ? { status: 'loading' } : { ...content, rows };
  };
  return { list: { ...list, content: contentOfGroups() }, grouping, narrowedTo };
}

function keyOf({ value }: RecordGroup) {
  return value ?? '';
}

function inGroup(by: string, key: string) {
  return { inGroup: `${by}:${key}` };
}

/** Guarantee: resources with `groups` have the filter `inGroup`, which the patch names beside the list's own state. */
function asPatch<R extends AnyResource>(patch: object) {
  return patch as ListPatch<R>;
}

/** The patch that groups a list, or ends that. */
export function groupPatch<R extends AnyResource>(group: string | undefined) {
  return asPatch<R>({ group, open: undefined, filters: { inGroup: undefined } });
}

/** The groups of all records that the list finds. */
function useGroups<R extends AnyResource>(
  { resource, query: listed }: ResourceList<R>,
  by: string | undefined,
) {
  const api = useApi();
  const query = new URLSearchParams(matchOf(listed)).toString();
  return useQuery({
    queryKey: [...resourceKeys.all(resource), 'groups', by, query],
    queryFn: async ({ signal }) => {
      const request = { resource: resource.name, by: by ?? '', query };
      return (await api.call(recordEndpoints.groups, { query: request, signal })).data;
    },
    enabled: by !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** The first rows of the unfolded groups, each as the list of that group alone has them. */
function useOpenGroups<R extends AnyResource>(
  { resource, query }: ResourceList<R>,
  { by, keys }: { by: string; keys: readonly string[] },
) {
  const calls = resourceCalls(useApi(), resource);
  return useQueries({
    queries: keys.map((key) => {
      const ofGroup = { ...query, page: 1, ...inGroup(by, key) };
      return {
        queryKey: resourceKeys.list(resource, ofGroup),
        queryFn: ({ signal }: { signal: AbortSignal }) => calls.list(ofGroup, signal),
      };
    }),
    combine: (results) =>
      results.map(({ data }, index) => ({ key: keys[index] ?? '', data: data?.data })),
  });
}
