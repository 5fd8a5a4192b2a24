import { AnyId, PageQuery } from 'contract';
import { IndexLetter } from 'contract/catalog';

/** The number of a page that an address names; the first for anything else. */
export function pageIn(address: URLSearchParams, name = 'page'): number {
  return PageQuery.shape.page.safeParse(address.get(name) ?? undefined).data ?? 1;
}

/** The page sizes of lists whose rows are a line each. */
export const pageSizesOffered = [25, 50, 100] as const;

/** The page size that an address names, among those offered. */
export function pageSizeIn(address: URLSearchParams): number {
  const asked = Number(address.get('pageSize'));
  return pageSizesOffered.find((size) => size === asked) ?? pageSizesOffered[0];
}

/** The letter that an address names. */
export function letterIn(address: URLSearchParams): string | undefined {
  return IndexLetter.safeParse(address.get('letter')).data;
}

/** The text that an address asks for; the contract takes no longer one. */
export function searchIn(address: URLSearchParams, name = 'search'): string {
  return (address.get(name) ?? '').trim().slice(0, 200);
}

/** The id that an address names; undefined for anything that is none. */
export function idIn(address: URLSearchParams, name: string): string | undefined {
  return AnyId.safeParse(address.get(name)).data;
}
