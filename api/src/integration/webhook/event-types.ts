import { type AnyResource, resourceNeeds } from 'contract';
import { allResources } from 'contract/endpoints';
import { orderHandedOver } from 'contract/inquiry';
import { rolloutStopped, type WebhookEvents } from 'contract/integration';
import { isForKeys } from 'contract/staff';
import type { AuditAction } from 'contract/record';
import { isPermitted, maySee } from '../../kernel/permission';
import type { Viewer } from '../../kernel/viewer';

const happened = {
  add: 'created',
  update: 'updated',
  remove: 'deleted',
  restore: 'restored',
} as const satisfies Record<AuditAction, string>;

/** The resources whose records have events: those of the areas that API keys may be given. */
export const eventResources: readonly AnyResource[] = allResources.filter((resource: AnyResource) =>
  (['view', 'edit', 'all'] as const).every((doing) => isForKeys(resourceNeeds(resource, doing))),
);

/** Each event type with the topic of the outbox that it comes from. */
const topics: ReadonlyMap<string, string> = new Map([
  [rolloutStopped, rolloutStopped],
  [orderHandedOver, orderHandedOver],
  ...eventResources.flatMap(({ name }) =>
    Object.entries(happened).map(
      ([action, past]) => [`${name}.${past}`, `${name}.${action}`] as const,
    ),
  ),
]);

const types = new Map([...topics].map(([type, topic]) => [topic, type]));

export function topicOf(type: string): string | undefined {
  return topics.get(type);
}

/** The event type of a message of the outbox; undefined for one without events. */
export function typeOf(topic: string): string | undefined {
  return types.get(topic);
}

/** The resource of an event type; undefined for that of a rollout. */
export function resourceOf(type: string): AnyResource | undefined {
  const [name] = type.split('.', 1);
  return topics.has(type) ? eventResources.find((resource) => resource.name === name) : undefined;
}

/** The events of a resource: what is written, and what is done with its records. */
export function eventsOf(name: string): string[] {
  const written = Object.values(happened).map((past) => `${name}.${past}`);
  return orderHandedOver.startsWith(`${name}.`) ? [...written, orderHandedOver] : written;
}

export const needsOfRollouts = { releases: 'view' } as const;

/** The events of what a viewer may view. */
export function eventsFor(viewer: Viewer): WebhookEvents[] {
  const records = eventResources
    .filter((resource) => maySee(viewer, resource))
    .map(({ name, label }) => {
      return { resource: name, label: label.many, events: eventsOf(name) };
    });
  if (!isPermitted(viewer, needsOfRollouts)) return records;
  return [...records, { resource: 'release', label: 'Releases', events: [rolloutStopped] }];
}
