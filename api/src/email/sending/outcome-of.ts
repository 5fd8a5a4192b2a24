import { jitter } from '../../jobs/backoff';
import type { Delivery } from '../mail-transport';
import type { BegunEmail, Outcome } from './settle-and-claim';

/** The outcome of an attempt for its message. */
export function outcomeOf(
  { _id, attempts }: Pick<BegunEmail, '_id' | 'attempts'>,
  { kind, words }: Delivery,
  waits: readonly number[],
): Outcome {
  const counted = { _id, reply: words, attempts: 1, wait: null };
  switch (kind) {
    case 'sent':
      return { ...counted, status: 'sent' };
    case 'refused':
      return { ...counted, status: 'failed' };
    case 'unknown':
      return { ...counted, status: 'unknown' };
    case 'later': {
      const wait = waits[attempts];
      if (wait === undefined) return { ...counted, status: 'failed' };
      return { ...counted, status: 'queued', wait: wait * jitter() };
    }
    case 'unreachable':
      return { ...counted, status: 'queued', attempts: 0 };
    default:
      return kind satisfies never;
  }
}
