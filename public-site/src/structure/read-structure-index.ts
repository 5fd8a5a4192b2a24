import type { StructureIndex } from 'contract/catalog';
import { readFingerprints } from './fingerprints';
import type { SearchedIndex } from './search-index';

/** The index as it came and as it is searched. */
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

/** Guarantee: the columns that say which chemical a row is and what is matched are lists of one length; the API wrote them. */
function columnsOf(data: unknown) {
  const { ids, graphs, idCodes, fingerprints }: Record<string, unknown> = Object(data);
  const lengths = [ids, graphs, idCodes, fingerprints].map((column) =>
    Array.isArray(column) ? column.length : -1,
  );
  if (lengths.some((length) => length === -1 || length !== lengths[0])) {
    throw new Error('The index of structures is not as expected');
  }
  return data as StructureIndex;
}
