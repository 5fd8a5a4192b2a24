import { ApiProblem } from '../../kernel/problem';
import type { StoredImport } from './imports';

/** @throws ApiProblem `in-use` while a job is at work on an import, or has imported it */
export function requireRest({ state }: Pick<StoredImport, 'state'>): void {
  if (state === 'checking' || state === 'importing') {
    throw new ApiProblem('in-use', 'A job is at work on this import. Wait for it, or cancel it.');
  }
  if (state === 'done') {
    throw new ApiProblem('in-use', 'This import is done. Send the file again to import it anew.');
  }
}
