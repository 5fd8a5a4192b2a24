import { brotliDecompressSync } from 'node:zlib';
import { regulatoryColumns, type RegulatoryTableFile, regulatoryTitles } from 'contract/regulation';
import type { RegulatoryEditionRow } from './regulation-rows';

/** A regulatory table as a file of the product: one string a row, its cells separated by tabs. */
export interface TableFile extends Omit<
  RegulatoryEditionRow,
  'kind' | 'entries' | 'loadedAt' | 'remindedAt'
> {
  readonly rows: readonly string[];
}

/** As it is uploaded: with licence and columns. */
export async function readUploadedFile(
  kind: RegulatoryEditionRow['kind'],
): Promise<RegulatoryTableFile> {
  const licence = await licenceOf(kind);
  const { rows, ...head } = await readTableFile(kind);
  const { source, edition, published } = head;
  const [title, columns] = [regulatoryTitles[kind], regulatoryColumns[kind]];
  return { source, title, edition, published, licence, columns, rows: [...rows] };
}

/** Under what the text of a table may be used. */
export async function licenceOf(kind: RegulatoryEditionRow['kind']): Promise<string> {
  return (await packedFile(kind)).licence;
}

/** The files are large, and only a first start reads them: they are chunks of their own in a build. */
export async function readTableFile(kind: RegulatoryEditionRow['kind']): Promise<TableFile> {
  const { rows, ...head } = await packedFile(kind);
  const text = brotliDecompressSync(Buffer.from(rows, 'base64')).toString('utf8');
  return { ...head, rows: text.split('\n') };
}

/** As `npm run regulation:tables` writes it: its rows compressed, and in base64. */
async function packedFile(kind: RegulatoryEditionRow['kind']) {
  if (kind === 'adr') return (await import('./data/adr.json', { with: { type: 'json' } })).default;
  return (await import('./data/annex-vi.json', { with: { type: 'json' } })).default;
}
