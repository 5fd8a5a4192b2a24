import { utcDay } from 'contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { clientAddress } from '../kernel/client-address';
import { ApiProblem, worded } from '../kernel/problem';
import type { Services } from '../kernel/services';
import { isStaff } from '../kernel/viewer';

/** Maximum number of forms from one address within a window, which begins with the first of them. */
export const maxForms = 10;
const windowMinutes = 10;

interface LimitedForm {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What is counted apart from other forms. */
  readonly counter?: string;
}

/**
 * Counts a form against the limit of the visitor's address, across all processes, before its body is read.
 *
 * @throws ApiProblem `rate-limited`, with `Retry-After`
 */
export async function limitForms(
  { database, formSecrets }: Pick<Services, 'database' | 'formSecrets'>,
  { request, reply, counter = '' }: LimitedForm,
): Promise<void> {
  if (isStaff(request.viewer)) return;
  const address = clientAddress(request);
  if (address === undefined) return;
  const key = formSecrets.sourceKey(counter + address, utcDay());
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into form_count as counted (key, count, window_start) values (${key}, 1, now())
    on conflict (key) do update set
      count = case when ${isOver} then 1 else least(counted.count, ${maxForms}) + 1 end,
      window_start = case when ${isOver} then now() else counted.window_start end
    returning count, greatest(1, ceil(extract(epoch from
      window_start + make_interval(mins => ${windowMinutes}) - now()))) as seconds`.execute(
    database,
  );
  const [counted] = rows;
  if (!counted || counted.count <= maxForms) return;
  reply.header('retry-after', String(counted.seconds));
  const minutes = Math.ceil(counted.seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const detail = worded`Many forms came from your network just now. Try again in ${{ wait }}.`;
  throw new ApiProblem('rate-limited', detail);
}

const isOver = sql`counted.window_start <= now() - make_interval(mins => ${windowMinutes})`;
