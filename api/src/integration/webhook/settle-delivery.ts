import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import { inSeconds } from '../../jobs/lease';
import { inTransaction } from '../../repository/in-transaction';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';
import type { DueDelivery } from './claim-deliveries';
import { waitAfter } from './retries';
import type { Outcome } from './send-message';

/** The endpoint says that it is gone for good. */
const gone = 410;
/** Maximum number of characters of a message that the log keeps. */
const maxSentLength = 4_000;

/** Notes an attempt. The last one that fails disables the webhook, and staff are notified. */
export function settleDelivery(
  database: Database,
  delivery: DueDelivery & { readonly body: string },
  outcome: Outcome,
): Promise<void> {
  const attempts = delivery.attempts + 1;
  const wait = outcome.status === gone ? undefined : waitAfter(attempts);
  const state = outcome.failure === undefined ? 'delivered' : failedState(wait);
  return inTransaction(database, async (work) => {
    await sql`
      update webhook_delivery set state = ${state}, attempts = ${attempts},
        next_attempt_at = ${inSeconds(wait ?? 0)}, last_attempt_at = now(),
        duration = ${outcome.duration}, status = ${outcome.status}, answer = ${outcome.answer},
        sent = ${delivery.body.slice(0, maxSentLength)},
        failure = ${outcome.failure ?? null}
      where _id = ${delivery._id}`.execute(work);
    if (state === 'failed') await disable(work, delivery, outcome.status === gone);
  });
}

function failedState(wait: number | undefined): 'failed' | 'waiting' {
  return wait === undefined ? 'failed' : 'waiting';
}

async function disable(work: Work, { webhookId, name }: DueDelivery, isGone: boolean) {
  const { rows } = await sql<{ name: string }>`
    update webhook set disabled_at = now(), version = version + 1
    where _id = ${webhookId} and disabled_at is null returning name`.execute(work);
  if (rows.length === 0) return;
  const why = isGone ? 'its address is gone' : 'a message could not be delivered for three days';
  const message = `The webhook “${name}” was disabled: ${why}`;
  await notify(work, { kind: 'webhook-disabled', message, link: panelLinks.integrations() });
}

/** A message that its webhook may not have any more. */
export async function dropDelivery(database: Database, id: string, failure: string): Promise<void> {
  await sql`
    update webhook_delivery set state = 'failed', last_attempt_at = now(), failure = ${failure}
    where _id = ${id}`.execute(database);
}
