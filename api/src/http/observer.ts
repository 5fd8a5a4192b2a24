import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiKeyId, isStaff } from '../kernel/viewer';

/**
 * Whether a request may see how the product is doing: staff who are signed in, and a scraper.
 *
 * @param token - the setting `METRICS_TOKEN`
 */
export async function isObserver(
  app: FastifyInstance,
  { headers: { authorization } }: FastifyRequest,
  token: string | undefined,
): Promise<boolean> {
  if (token !== undefined && isSame(authorization ?? '', `Bearer ${token}`)) return true;
  const viewer = await app.readViewer(authorization);
  return isStaff(viewer) && apiKeyId(viewer) === null;
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
