import type { Database, Work } from '../../db/database';

/** A server that was paused is tried again at once; how much it was sent this minute stays counted. */
export async function resumeServer(work: Database | Work, id: string): Promise<void> {
  await work
    .updateTable('smtpState')
    .set({ pausedUntil: null, pausedSince: null, pauses: 0, problem: null })
    .where('smtpId', '=', id)
    .execute();
}
