import { utcDay } from 'contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import { ApiProblem } from '../kernel/problem';
import type { FormSecrets } from '../kernel/form-secrets';
import { clientAddress } from '../kernel/client-address';
import { isStaff } from '../kernel/viewer';

/**
 * Maximum bytes of stored visitors' uploads: of one address (for IPv6 one /64) and of all visitors within a day, and
 * in total. A typical résumé has 0.2 MB.
 */
export const visitorUploadLimits = {
  address: 50_000_000,
  day: 1_000_000_000,
  total: 10_000_000_000,
} as const;

/**
 * The key that a visitor's uploads are counted under: represents an address for one day, and cannot be traced back to
 * it.
 */
export function uploaderOf(
  request: FastifyRequest,
  { sourceKey }: Pick<FormSecrets, 'sourceKey'>,
): string | null {
  if (isStaff(request.viewer)) return null;
  const today = utcDay();
  return sourceKey(`upload ${clientAddress(request) ?? ownAddress}`, today);
}

/** Requests of this machine itself, such as the site and tests. */
const ownAddress = 'own';

interface Upload {
  readonly uploader: string;
  readonly size: number;
}

/**
 * Locks out other uploads of visitors until the transaction ends, so that together they cannot exceed the limits.
 *
 * @throws ApiProblem `rate-limited` or `unavailable`
 */
export async function claimRoom(work: Work, upload: Upload): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('visitor uploads'))`.execute(work);
  await requireRoom(work, upload);
}

/** @throws ApiProblem `rate-limited` or `unavailable` when the upload would exceed a limit */
export async function requireRoom(
  database: Database | Work,
  { uploader, size }: Upload,
): Promise<void> {
  const { rows } = await sql<{ address: number; day: number; total: number }>`
    select
      coalesce(sum(size) filter (where visitor = ${uploader}), 0)::float8 as address,
      coalesce(sum(size) filter (where created_at > now() - interval '1 day'), 0)::float8 as day,
      coalesce(sum(size), 0)::float8 as total
    from file where visitor is not null`.execute(database);
  const [used = { address: 0, day: 0, total: 0 }] = rows;
  if (used.address + size > visitorUploadLimits.address) {
    const detail = 'Your network has sent many files today. Send yours tomorrow, or by email.';
    throw new ApiProblem('rate-limited', detail);
  }
  if (used.day + size > visitorUploadLimits.day || used.total + size > visitorUploadLimits.total) {
    const detail = 'No more files can be taken at the moment. Send yours by email.';
    throw new ApiProblem('unavailable', detail);
  }
}
