import { documents } from 'contract/document';
import type { SeedWriter } from 'api/seed';
import { known } from './known';
import { sampleDocuments } from './samples/sample-documents';
import type { StoredFiles } from './store-content-files';

interface DocumentContext {
  readonly files: StoredFiles['names'];
  /** By product code. */
  readonly chemicalIds: ReadonlyMap<string, string>;
}

/** Adds the sample documents of the demo chemicals. */
export async function addDocuments(
  writer: SeedWriter,
  { files, chemicalIds }: DocumentContext,
): Promise<void> {
  const records = sampleDocuments.map(({ key, productCode, input }) => ({
    input: { ...input, chemicalId: known(chemicalIds, productCode), file: known(files, key) },
  }));
  await writer.add(documents, records);
}
