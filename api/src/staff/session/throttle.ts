import type { FastifyReply } from 'fastify';
import { claimAttempt, type AttemptSource } from './login-throttle';
import type { Database } from '../../db/database';
import { ApiProblem, worded } from '../../kernel/problem';

/** @throws ApiProblem `rate-limited`, with `Retry-After`, when the source has tried too often. */
export async function throttle(
  { database, reply }: { readonly database: Database; readonly reply: FastifyReply },
  source: AttemptSource,
): Promise<void> {
  const seconds = await claimAttempt(database, source);
  if (seconds === 0) return;
  reply.header('retry-after', String(seconds));
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  throw new ApiProblem('rate-limited', worded`Too many attempts. Try again in ${{ wait }}.`);
}
