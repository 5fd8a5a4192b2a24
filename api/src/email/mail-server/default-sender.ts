import type { Database, Work } from '../../db/database';
import { senderName } from './sender-name';

/** The server for automatic mail, as far as messages name it; undefined when there is none. */
export function defaultSender(work: Database | Work) {
  return work
    .selectFrom('smtp')
    .select(['_id', senderName, 'fromAddress', 'replyTo'])
    .where('isDefault', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
