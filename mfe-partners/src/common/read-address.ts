import { AnyId, PageQuery } from 'contract';
import { IndexLetter } from 'contract/catalog';

/** The page number in a URL; 1 for anything invalid. */
export function pageIn(address: URLSearchParams, name = 'page'): number {
  return PageQuery.shape.page.safeParse(address.get(name) ?? undefined).data ?? 1;
}

/** Page sizes for lists with one line per row. */
export const pageSizesOffered = [25, 50, 100] as const;

/** The page size in a URL; an unknown one becomes the smallest offered. */
export function pageSizeIn(address: URLSearchParams): number {
  const pageSize = Number(address.get('pageSize'));
  return pageSizesOffered.find((size) => size === pageSize) ?? pageSizesOffered[0];
}

/** The letter in a URL. */
export function letterIn(address: URLSearchParams): string | undefined {
  return IndexLetter.safeParse(address.get('letter')).data;
}

/** The search text in a URL, cut to the length that the contract allows. */
export function searchIn(address: URLSearchParams, name = 'search'): string {
  return (address.get(name) ?? '').trim().slice(0, 200);
}

/** The id in a URL; undefined when it is invalid. */
export function idIn(address: URLSearchParams, name: string): string | undefined {
  return AnyId.safeParse(address.get(name)).data;
}
