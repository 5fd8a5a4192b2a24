import { clientAddress } from '../../kernel/client-address';
import type { Call } from '../../http/mount/mount-endpoint';
import type { Database } from '../../db/database';
import { throttle } from '../session/throttle';

/** Limits how many links one address may try. @throws ApiProblem `rate-limited` */
export async function throttleLinks(
  database: Database,
  { request, reply }: Pick<Call, 'request' | 'reply'>,
): Promise<void> {
  const address = clientAddress(request);
  if (address !== undefined) await throttle({ database, reply }, { kind: 'link', value: address });
}
