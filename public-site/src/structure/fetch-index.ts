import { type ReadIndex, readStructureIndex } from './read-structure-index';

/** The same in the contract, whose calls the browser build leaves out. */
export const indexPath = '/api/product/getStructureIndex';

/** The whole index, whatever is looked for; the browser keeps it. */
export async function fetchIndex(): Promise<ReadIndex | null> {
  const answer = await fetch(indexPath);
  if (!answer.ok) throw new Error(`The index of structures was answered ${answer.status}`);
  return readStructureIndex(await answer.json());
}
