import type { Work } from '../db/database';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';
import { addWithin } from '../repository/write';
import { followUpTable } from './follow-up.table';

interface Note {
  readonly inquiryId: string;
  readonly message: string;
  readonly viewer: Viewer;
}

/** Adds a note to what happened with an inquiry. */
export async function noteOnInquiry(
  work: Work,
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { inquiryId, message, viewer }: Note,
): Promise<void> {
  const doneAt = new Date().toISOString();
  const fields = { inquiryId, kind: 'note', message, dueAt: null, doneAt } as const;
  await addWithin(work, { database, tables, viewer, table: followUpTable }, { fields });
}
