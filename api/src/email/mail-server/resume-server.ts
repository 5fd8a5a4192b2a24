import type { Database, Work } from '../../db/database';

/** Ends a server's pause; its rate limit still counts messages already sent. */
export async function resumeServer(work: Database | Work, id: string): Promise<void> {
  await work
    .updateTable('smtpState')
    .set({ pausedUntil: null, pausedSince: null, pauses: 0, problem: null })
    .where('smtpId', '=', id)
    .execute();
}
