import { Removed } from 'contract';
import { rolloutStopped, StoppedRollout, testEvent } from 'contract/integration';
import { z } from 'zod';
import { eventResources, eventsOf } from './event-types';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
});

export const messageHeaders = [
  header('webhook-id', 'The same for each attempt to send a message.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header('webhook-signature', 'One or more signatures, `v1,` and base64, separated by spaces.'),
];

interface DescribedMessage {
  readonly summary: string;
  readonly schema: z.ZodType;
}

/** The messages to webhooks for the `webhooks` of the OpenAPI document: one for each resource with events, and the others. */
export function describeWebhooks(): Readonly<Record<string, DescribedMessage>> {
  const described = eventResources.map(({ name, label, entity }) => {
    const schema = z.object({
      type: z.enum(eventsOf(name)),
      timestamp: z.iso.datetime(),
      // Without the fields that the webhook's maker may not view; of a record in the trash the id alone.
      data: z.union([entity, Removed.shape.data]),
    });
    return [name, { summary: `Events of ${label.many}`, schema }] as const;
  });
  return {
    ...Object.fromEntries(described),
    [rolloutStopped]: stopMessage,
    [testEvent]: testMessage,
  };
}

const stopMessage: DescribedMessage = {
  summary: 'A rollout was stopped',
  schema: z.object({
    type: z.literal(rolloutStopped),
    timestamp: z.iso.datetime(),
    data: StoppedRollout,
  }),
};

const testMessage: DescribedMessage = {
  summary: 'A test event',
  schema: z.object({
    type: z.literal(testEvent),
    timestamp: z.iso.datetime(),
    data: z.object({ message: z.string() }),
  }),
};
