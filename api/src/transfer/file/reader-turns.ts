import { invalidField } from '../../kernel/problem';
import { Turns } from '../../worker/turns';
import { UnreadableFile } from './read-limits';

/** Each file that is read has a thread with up to 600 MB. */
export const readerTurns = new Turns({ slots: 3, queue: 16 });

/** @throws ApiProblem `invalid` when the file cannot be read */
export async function refusingUnreadable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalidField('file', error.message);
    throw error;
  }
}
