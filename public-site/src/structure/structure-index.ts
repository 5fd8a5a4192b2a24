import type { StructureIndex } from 'contract/catalog';
import { readFingerprints } from './fingerprints';
import type { SearchedIndex } from './search-index';

/** The path of the contract's endpoint, which the browser build does not contain. */
export const indexPath = '/api/product/getStructureIndex';

/** The whole index, independent of the query; the browser caches it. */
export async function fetchIndex(): Promise<ReadIndex | null> {
  const answer = await fetch(indexPath);
  if (!answer.ok) throw new Error(`The index of structures was answered ${answer.status}`);
  return readStructureIndex(await answer.json());
}

/** The index as received and in search form. */
export interface ReadIndex extends SearchedIndex {
  readonly columns: StructureIndex;
}

/** @returns null when the catalogue is too large for an index */
export function readStructureIndex(json: unknown): ReadIndex | null {
  const { data }: { data?: unknown } = Object(json);
  if (data === null) return null;
  const columns = columnsOf(data);
  return { ...columns, columns, fingerprints: readFingerprints(columns.fingerprints) };
}

/** Guarantee: the API wrote the columns as lists of the same length. */
function columnsOf(data: unknown) {
  const { ids, graphs, idCodes, fingerprints }: Record<string, unknown> = Object(data);
  const lengths = [ids, graphs, idCodes, fingerprints].map((column) =>
    Array.isArray(column) ? column.length : -1,
  );
  if (lengths.some((length) => length === -1 || length !== lengths[0])) {
    throw new Error('The index of structures is not as expected');
  }
  // A browser may have an index in its cache from before these two columns.
  return { flatCodes: [], skeletons: [], ...Object(data) } as StructureIndex;
}
