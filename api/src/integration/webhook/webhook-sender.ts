import type { Logger } from 'pino';
import { startQueueJob } from '../../jobs/queue-job';
import type { Job } from '../../jobs/repeat';
import { noWakeUps, type WakeUps } from '../../jobs/wake-ups';
import type { Services } from '../../kernel/services';
import { SecretUnreadable } from '../../kernel/secrets/secret-box';
import {
  claimDeliveries,
  type DueDelivery,
  releaseDeliveries,
  untilDelivery,
} from './claim-deliveries';
import { composeMessage } from './compose-message';
import { sendMessage, type Outcome } from './send-message';
import { dropDelivery, settleDelivery } from './settle-delivery';
import { signedHeaders } from './sign-message';

interface SenderStart {
  readonly services: Pick<
    Services,
    'database' | 'pool' | 'tables' | 'secretBox' | 'env' | 'meters'
  >;
  readonly log: Pick<Logger, 'error'>;
  /** Milliseconds between two looks for due messages. */
  readonly pause?: number;
  readonly wakeUps?: WakeUps;
}

/**
 * Sends due messages, together with any number of other processes. What one has claimed and did not finish, another one
 * sends a minute later, so that a message may arrive twice and none is lost.
 */
export function startWebhookSender({
  services,
  log,
  pause = 1_000,
  wakeUps = noWakeUps,
}: SenderStart): Job {
  const { database } = services;
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();

  async function round(): Promise<void> {
    const due = await claimDeliveries(database, [...running.keys()]);
    for (const webhookId of new Set(due.map((one) => one.webhookId))) {
      const deliveries = due.filter((one) => one.webhookId === webhookId);
      running.set(webhookId, run(webhookId, deliveries));
    }
  }

  async function run(webhookId: string, deliveries: readonly DueDelivery[]): Promise<void> {
    try {
      await Promise.all(deliveries.map((one) => deliver(services, one, stopping.signal)));
    } catch (error) {
      log.error({ err: error, webhookId }, 'Messages of a webhook were not settled');
    } finally {
      running.delete(webhookId);
    }
  }

  const job = startQueueJob({
    name: 'webhooks',
    queue: 'webhook_delivery',
    pause,
    round,
    untilDue: () => untilDelivery(database),
    wakeUps,
    log,
  });
  return {
    async stop() {
      stopping.abort();
      await job.stop();
      await Promise.all(running.values());
    },
  };
}

async function deliver(
  services: SenderStart['services'],
  delivery: DueDelivery,
  stopping: AbortSignal,
): Promise<void> {
  const { database } = services;
  const { webhookId, createdBy: adminId, roleId, permissions } = delivery;
  const maker = { kind: 'admin', adminId, sessionId: webhookId, roleId, permissions } as const;
  const body = await composeMessage(services, delivery, maker);
  if (body === undefined)
    return dropDelivery(database, delivery._id, 'Its maker may not view such records any more');
  const outcome = await send(services, { delivery, body, signal: stopping });
  if (outcome.failure !== undefined && stopping.aborted)
    return releaseDeliveries(database, [delivery._id]);
  const result = outcome.failure === undefined ? 'delivered' : 'failed';
  services.meters.webhookDeliveries.inc({ result });
  return settleDelivery(database, { ...delivery, body }, outcome);
}

interface Sending {
  readonly delivery: DueDelivery;
  readonly body: string;
  readonly signal: AbortSignal;
}

async function send(
  { secretBox, env }: SenderStart['services'],
  { delivery, body, signal }: Sending,
): Promise<Outcome> {
  const { _id: id, webhookId, url, secretBox: current, formerSecretBox: former } = delivery;
  const boxes = former === null ? [current] : [current, former];
  const timestamp = Math.floor(Date.now() / 1_000);
  try {
    const secrets = boxes.map((box) => secretBox.open(box, webhookId));
    const headers = signedHeaders({ id, timestamp, body }, secrets);
    const allowPrivate = env.WEBHOOK_ALLOW_PRIVATE;
    return await sendMessage({ url: new URL(url), headers, body, allowPrivate, signal });
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    const failure = 'The secret was encrypted with another key than the one in use. Replace it';
    return { status: null, answer: null, failure, duration: 0 };
  }
}
