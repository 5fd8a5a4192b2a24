import type { RegulatoryEditionRow } from './regulation-rows';

/** A regulatory table as a file of the product: one string a row, its cells separated by tabs. */
export interface TableFile extends Omit<RegulatoryEditionRow, 'kind' | 'entries' | 'loadedAt'> {
  readonly rows: readonly string[];
}

/** The files are large, and only a first start reads them: they are chunks of their own in a build. */
export async function readTableFile(kind: RegulatoryEditionRow['kind']): Promise<TableFile> {
  if (kind === 'adr') return (await import('./data/adr.json', { with: { type: 'json' } })).default;
  return (await import('./data/annex-vi.json', { with: { type: 'json' } })).default;
}
