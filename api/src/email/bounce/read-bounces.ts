import type { BounceOutcome } from 'contract/email';
import type { BounceMailbox } from './bounce-mailbox';

/** What one round did: the number of messages by what they meant, and of those that stay unread. */
export interface BounceRound {
  readonly outcomes: Readonly<Partial<Record<BounceOutcome, number>>>;
  readonly failed: number;
  /** Why the first of those could not be taken. */
  readonly failure: unknown;
}

interface Reading {
  readonly take: (message: Buffer) => Promise<BounceOutcome>;
  /** Messages of a round. */
  readonly limit: number;
}

/**
 * Takes unread messages one after the other. Each is marked as read once the database has it, so a process that is
 * killed in between takes it again, which changes nothing. One that cannot be taken stays unread and holds up no other.
 */
export async function readBounces(
  mailbox: BounceMailbox,
  { take, limit }: Reading,
): Promise<BounceRound> {
  const outcomes: Partial<Record<BounceOutcome, number>> = {};
  let failed = 0;
  let failure: unknown;
  for (const uid of (await mailbox.unread()).slice(0, limit)) {
    const message = await mailbox.open(uid);
    if (!message) continue;
    try {
      const outcome = await take(message);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      failed += 1;
      failure ??= error;
      continue;
    }
    await mailbox.markRead(uid);
  }
  return { outcomes, failed, failure };
}
