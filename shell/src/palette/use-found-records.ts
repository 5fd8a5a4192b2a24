import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recordSearchEndpoints } from 'contract/record';
import type { NavIcon } from 'contract/release';
import { useSettled } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useRecordPages } from '../navigation/use-record-pages';

/** A record in the palette. */
export interface PaletteRecord {
  readonly key: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly icon: NavIcon;
  readonly path: string;
}

/** Milliseconds of the pause in typing. */
const pause = 200;

/** The records that match the text, if an installed remote has a page for them. */
export function useFoundRecords(text: string) {
  const api = useApi();
  const pages = useRecordPages();
  const q = useSettled(text.trim(), pause);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['record', 'find', q],
    queryFn: ({ signal }) => api.call(recordSearchEndpoints.find, { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const found = q === '' ? [] : (data?.data ?? []);
  const records = found.flatMap(({ resource, _id, title, subtitle }): PaletteRecord[] => {
    const page = pages.get(resource);
    if (page?.path === undefined) return [];
    const path = page.path.replace(':id', _id);
    return [{ key: `${resource} ${_id}`, title, subtitle, icon: page.icon, path }];
  });
  return { records, isError, isPending: isFetching || q !== text.trim() };
}
