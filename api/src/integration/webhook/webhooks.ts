import { testEvent, type webhookEndpoints } from 'contract/integration';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { invalidField, notFound, worded } from '../../kernel/problem';
import { actorOf, requireAdmin, type Viewer } from '../../kernel/viewer';
import type { Services } from '../../kernel/services';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { type JournalEntry, journal, recordEvent } from '../../repository/journal';
import { changesBetween } from '../../repository/values';
import { eventsFor } from './event-types';
import { newSecret } from './sign-message';
import { requireAddress } from './webhook-address';

type WebhookServices = Pick<Services, 'database' | 'env' | 'secretBox'>;
type NewWebhook = z.output<typeof webhookEndpoints.add.body>;
type WebhookChange = z.output<typeof webhookEndpoints.update.body>;

const resource = 'webhook';
const maxWebhooks = 100;

/** @returns the id, and the secret, which cannot be read again */
export async function addWebhook(services: WebhookServices, given: NewWebhook, viewer: Viewer) {
  const { database, env, secretBox } = services;
  const { adminId: createdBy } = requireAdmin(viewer);
  const events = requireEvents(given.events, viewer);
  const url = await requireAddress(given.url, env.WEBHOOK_ALLOW_PRIVATE);
  const { name } = given;
  const [_id, secret] = [uuidv7(), newSecret()];
  return inTransaction(database, async (work) => {
    await requireRoom(work);
    const createdAt = new Date().toISOString();
    const former = { formerSecretBox: null, formerSecretUntil: null, disabledAt: null };
    const box = { secretBox: secretBox.seal(secret, _id), ...former };
    await sql`
      insert into webhook (_id, name, url, events, is_active, secret_box, created_at, created_by, version)
      values (${_id}, ${name}, ${url}, ${JSON.stringify(events)}::jsonb, true, ${box.secretBox},
        ${createdAt}, ${createdBy}, 1)`.execute(work);
    await note(work, viewer, { id: _id, action: 'add', version: 1, to: { name, url, events } });
    return { id: _id, secret };
  });
}

/**
 * Who changes the address or the events becomes the maker: nobody directs to an address of their own what only another
 * person may view.
 */
export async function updateWebhook(
  { database, env }: WebhookServices,
  {
    id,
    change,
    viewer,
  }: { readonly id: string; readonly change: WebhookChange; readonly viewer: Viewer },
): Promise<void> {
  const { adminId } = requireAdmin(viewer);
  const url = change.url && (await requireAddress(change.url, env.WEBHOOK_ALLOW_PRIVATE));
  await inTransaction(database, async (work) => {
    const before = await lockWebhook(work, id);
    const isRedirected = url !== undefined || change.events !== undefined;
    const to = {
      name: change.name ?? before.name,
      url: url ?? before.url,
      events: change.events ?? before.events,
      isActive: change.isActive ?? before.isActive,
    };
    if (isRedirected) requireEvents(to.events, viewer);
    const createdBy = isRedirected ? adminId : before.createdBy;
    const version = before.version + 1;
    await sql`
      update webhook set name = ${to.name}, url = ${to.url}, is_active = ${to.isActive},
        events = ${JSON.stringify(to.events)}::jsonb, created_by = ${createdBy},
        version = ${version}, disabled_at = null
      where _id = ${id}`.execute(work);
    await note(work, viewer, {
      id,
      action: 'update',
      version,
      from: before,
      to: { ...to, createdBy },
    });
  });
}

/** Its log goes with it. @throws ApiProblem `not-found` */
export function removeWebhook({ database }: WebhookServices, id: string, viewer: Viewer) {
  return inTransaction(database, async (work) => {
    const before = await lockWebhook(work, id);
    await work.deleteFrom('webhook').where('_id', '=', id).execute();
    const version = before.version + 1;
    await note(work, viewer, { id, action: 'remove', version, from: before, to: {} });
  });
}

/**
 * Who knows the secret can forge the messages, so it is shown to those alone who may view what they are about.
 *
 * @returns the new secret; messages are signed by the former one as well for a day
 */
export function rotateSecret({ database, secretBox }: WebhookServices, id: string, viewer: Viewer) {
  const secret = newSecret();
  return inTransaction(database, async (work) => {
    const before = await lockWebhook(work, id);
    requireEvents(before.events, viewer);
    const version = before.version + 1;
    const { rows } = await sql<{ formerSecretUntil: string }>`
      update webhook set former_secret_box = secret_box, secret_box = ${secretBox.seal(secret, id)},
        former_secret_until = now() + interval '1 day', version = ${version}
      where _id = ${id} returning former_secret_until`.execute(work);
    const to = { formerSecretUntil: rows[0]?.formerSecretUntil ?? null };
    await note(work, viewer, { id, action: 'update', version, to });
    return secret;
  });
}

/** @returns the id of the delivery */
export function addTest({ database }: WebhookServices, id: string): Promise<string> {
  return inTransaction(database, async (work) => {
    await requireOpen(work, id);
    const _id = uuidv7();
    const now = new Date().toISOString();
    await sql`
      insert into webhook_delivery
        (_id, webhook_id, type, occurred_at, created_at, state, attempts, next_attempt_at)
      values (${_id}, ${id}, ${testEvent}, ${now}, ${now}, 'waiting', 0, now())`.execute(work);
    return _id;
  });
}

/** Sends a message once more, under the same id. @throws ApiProblem `not-found`, or `invalid` for one that is waiting */
export function resend(
  { database }: WebhookServices,
  deliveryId: string,
  viewer: Viewer,
): Promise<void> {
  return inTransaction(database, async (work) => {
    const { rows } = await sql<{ webhookId: string; state: string }>`
      select webhook_id, state from webhook_delivery where _id = ${deliveryId}
      for update`.execute(work);
    if (!rows[0]) throw notFound('message');
    await requireOpen(work, rows[0].webhookId);
    await sql`
      update webhook_delivery set next_attempt_at = now(), state = 'waiting',
        attempts = case when state = 'waiting' then attempts else 0 end
      where _id = ${deliveryId}`.execute(work);
    await recordEvent(work, actorOf(viewer), {
      action: 'webhook-resent',
      resource: 'webhook',
      recordId: rows[0].webhookId,
      changes: [{ field: 'delivery', from: null, to: deliveryId }],
    });
  });
}

async function requireOpen(work: Work, id: string): Promise<void> {
  const { isActive, disabledAt } = await lockWebhook(work, id);
  if (!isActive || disabledAt !== null)
    throw invalidField('', 'This webhook is off. Activate it first');
}

async function lockWebhook(work: Work, id: string) {
  const found = await work
    .selectFrom('webhook')
    .select(['name', 'url', 'events', 'isActive', 'createdBy', 'version', 'disabledAt'])
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('webhook');
  return found;
}

async function requireRoom(work: Work): Promise<void> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from webhook`.execute(
    work,
  );
  if ((rows[0]?.total ?? 0) < maxWebhooks) return;
  throw invalidField('', worded`There are ${{ maxWebhooks }} webhooks already. Delete one first`);
}

function requireEvents(chosen: readonly string[], viewer: Viewer): readonly string[] {
  const open = new Set(eventsFor(viewer).flatMap(({ events }) => events));
  const unknown = chosen.filter((type) => !open.has(type));
  if (unknown.length === 0) return [...new Set(chosen)].toSorted();
  throw invalidField(
    'events',
    worded`You may not view, or there is no such event: ${{ unknown: unknown.join(', ') }}`,
  );
}

type Facts = Readonly<Record<string, unknown>>;
type Note = Pick<JournalEntry, 'id' | 'action' | 'version'> & {
  readonly from?: Facts;
  readonly to: Facts;
};

async function note(work: Work, viewer: Viewer, { from = {}, to, ...entry }: Note): Promise<void> {
  const isRemoved = entry.action === 'remove';
  const after = isRemoved
    ? Object.fromEntries(Object.keys(from).map((field) => [field, null]))
    : to;
  const changes = changesBetween(from, after);
  await journal({ work, resource, viewer }, [{ ...entry, changes }]);
}
