import { setTimeout } from 'node:timers/promises';
import { requireAnswer, type Storage, StorageUnavailable } from '../../storage/storage';
import { type Waiting, waitWhileAway } from './wait-while-away';

interface StorageWaiting extends Waiting {
  /** Whether the start cannot go on without it: it has files to store. */
  readonly isNeeded: boolean;
  /** Milliseconds after which it counts as silent. */
  readonly limit?: number;
}

/**
 * Checks that the file storage answers. Where the start needs it, it is waited for, with a report each minute for what; else the
 * start goes on without it, and says so.
 *
 * @returns whether it answers
 * @throws StorageError when it answers and refuses: another setting is needed
 */
export async function waitForStorage(
  storage: Pick<Storage, 'open'>,
  { isNeeded, limit = 5_000, ...waiting }: StorageWaiting,
): Promise<boolean> {
  const attempt = () => ask(storage, limit);
  const reason = await attempt();
  if (reason === undefined) return true;
  if (isNeeded) {
    await waitWhileAway('the file storage', attempt, waiting);
    return true;
  }
  waiting.report(
    `${reason} The start goes on: files are missing until then, and builds are published by the next start.`,
  );
  return false;
}

const advice = 'Start it, or correct the settings that begin with S3_.';

async function ask(storage: Pick<Storage, 'open'>, limit: number): Promise<string | undefined> {
  const late = `The file storage gives no answer within ${limit / 1_000} s. ${advice}`;
  try {
    const answered = requireAnswer(storage).then(() => undefined);
    return await Promise.race([answered, setTimeout(limit, late, { ref: false })]);
  } catch (error) {
    if (error instanceof StorageUnavailable) return `${error.message}. ${advice}`;
    throw error;
  }
}
