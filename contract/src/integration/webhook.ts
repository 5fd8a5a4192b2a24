import { z } from 'zod';
import { pageOf, Removed, single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { PageQuery } from '../list';
import { RemoteId } from '../release/manifest';
import { nameText } from '../text';

/** The event of a remote's rollout that was stopped because too many of its sessions failed. */
export const rolloutStopped = 'release.stopped';

/** What that event says. */
export const StoppedRollout = z.object({
  remote: RemoteId,
  title: z.string(),
  /** The version that was given to a share. */
  version: z.string(),
  /** The version that all have again. */
  active: z.string(),
  sessions: z.int(),
  /** Of the sessions. */
  failed: z.int(),
});

/** `chemical.created`: the name of a resource, and what happened to a record of it; `orderHandedOver`; or `rolloutStopped`. */
export const WebhookEvent = z
  .string()
  .regex(
    /^(?:[a-zA-Z]{1,40}\.(?:created|updated|deleted|restored)|order\.handed-over|release\.stopped)$/,
  );

/** The type of the event that "Send a test event" sends. */
export const testEvent = 'webhook.test';

/** An address that another program is called at when records change. */
export const Webhook = z.object({
  _id: idOf('webhook'),
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  /** `disabled`: an event could not be delivered for three days; changing or activating it begins anew. */
  state: z.enum(['active', 'paused', 'disabled', 'maker-deactivated']),
  createdAt: z.iso.datetime(),
  /** It gets what they may view: whoever last chose its address or its events. */
  createdBy: z.string(),
  version: z.int(),
  disabledAt: z.iso.datetime().nullable(),
  /** Until when messages are also signed by the former secret; null unless one was replaced. */
  formerSecretUntil: z.iso.datetime().nullable(),
  /** Messages not delivered yet. */
  waiting: z.int(),
  lastDeliveredAt: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

const WithSecret = Webhook.extend({ secret: z.string() });

/** A message to a webhook, with its last attempt. Kept for 30 days. */
export const WebhookDelivery = z.object({
  /** The `webhook-id` of its requests. */
  _id: idOf('webhookDelivery'),
  type: z.string(),
  recordId: z.uuid().nullable(),
  occurredAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** Null unless it is waiting. */
  nextAttemptAt: z.iso.datetime().nullable(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** Milliseconds. */
  duration: z.int().nullable(),
  /** The HTTP status of the last answer; null without one. */
  status: z.int().nullable(),
  /** The beginning of what was last sent; null before, and for those who may not view all of such records. */
  sent: z.string().nullable(),
  /** The beginning of the last answer. */
  answer: z.string().nullable(),
  /** Why the last attempt failed. */
  failure: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** The events of one resource, or of releases. */
export const WebhookEvents = z.object({
  resource: z.string(),
  label: z.string(),
  events: z.array(WebhookEvent),
});
export type WebhookEvents = z.infer<typeof WebhookEvents>;

const Body = z.strictObject({
  name: nameText(60),
  url: z.string().trim().max(500),
  events: z.array(WebhookEvent).min(1, 'Choose at least one event').max(200),
});

const view = { access: 'admin', needs: { settings: 'view' } } as const;
const edit = { access: 'admin', needs: { settings: 'edit' } } as const;

export const webhookEndpoints = {
  events: endpoint({
    ...view,
    name: 'webhook.events',
    method: 'GET',
    path: 'webhook/getEvents',
    answer: single(z.array(WebhookEvents)),
    summary: 'The events of the records that the caller may view',
  }),
  list: endpoint({
    ...view,
    name: 'webhook.list',
    method: 'GET',
    path: 'webhook/get',
    query: PageQuery,
    answer: pageOf(Webhook),
    summary: 'The webhooks by name; never their secrets',
  }),
  get: endpoint({
    ...view,
    name: 'webhook.get',
    method: 'GET',
    path: 'webhook/getById',
    idIn: 'query',
    answer: single(Webhook),
    summary: 'One webhook, without its secret',
  }),
  add: endpoint({
    ...edit,
    fresh: true,
    name: 'webhook.add',
    method: 'POST',
    path: 'webhook/add',
    body: Body,
    answer: single(WithSecret),
    status: 201,
    summary:
      'Adds a webhook: an https address on the internet. Its secret is answered here and nowhere else',
  }),
  update: endpoint({
    ...edit,
    fresh: true,
    name: 'webhook.update',
    method: 'PUT',
    path: 'webhook/update',
    idIn: 'query',
    body: Body.partial().extend({ isActive: z.boolean().optional() }),
    answer: single(Webhook),
    summary:
      'Changes, pauses or activates a webhook. Who changes its address or events becomes the one whose permissions it has',
  }),
  remove: endpoint({
    ...edit,
    fresh: true,
    name: 'webhook.remove',
    method: 'DELETE',
    path: 'webhook/delete',
    idIn: 'query',
    answer: Removed,
    summary: 'Deletes a webhook and its log, at once',
  }),
  rotateSecret: endpoint({
    ...edit,
    fresh: true,
    name: 'webhook.rotateSecret',
    method: 'PUT',
    path: 'webhook/rotateSecret',
    idIn: 'query',
    answer: single(WithSecret),
    summary:
      'Gives a webhook a new secret, which is answered here and nowhere else; messages are signed by both for a day',
  }),
  test: endpoint({
    ...edit,
    name: 'webhook.test',
    method: 'POST',
    path: 'webhook/test',
    idIn: 'query',
    answer: single(WebhookDelivery),
    status: 201,
    summary: 'Sends a test event, `webhook.test`',
  }),
  deliveries: endpoint({
    ...view,
    name: 'webhook.deliveries',
    method: 'GET',
    path: 'webhook/getDeliveries',
    idIn: 'query',
    query: PageQuery,
    answer: pageOf(WebhookDelivery),
    summary: 'The messages to a webhook of the last 30 days, latest first',
  }),
  resend: endpoint({
    ...edit,
    name: 'webhook.resend',
    method: 'PUT',
    path: 'webhook/resend',
    idIn: 'query',
    answer: single(WebhookDelivery),
    summary: 'Sends a message again, with the record as it is now',
  }),
} as const;
