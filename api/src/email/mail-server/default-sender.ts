import type { Database, Work } from '../../db/database';
import { senderName } from './sender-name';

/** The server for automatic mail, as far as messages name it; undefined when there is none. */
export function defaultSender(work: Database | Work) {
  return senders(work).where('isDefault', '=', true).executeTakeFirst();
}

/** The server for mail to accounts of the staff; undefined when none is marked for it. */
export function accountSender(work: Database | Work) {
  return senders(work).where('sendsAccountLinks', '=', true).executeTakeFirst();
}

function senders(work: Database | Work) {
  return work
    .selectFrom('smtp')
    .select(['_id', senderName, 'fromAddress', 'replyTo'])
    .where('deletedAt', 'is', null);
}
