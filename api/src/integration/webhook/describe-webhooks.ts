import { testEvent } from 'contract/integration';
import { z } from 'zod';
import { eventResources } from './event-types';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
});

const parameters = [
  header('webhook-id', 'The same for each attempt to send a message.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header('webhook-signature', 'One or more signatures, `v1,` and base64, separated by spaces.'),
];

const responses = {
  '2XX': { description: 'It was accepted. Any other answer is a failure, and is tried again.' },
};

let description: Readonly<Record<string, object>> | undefined;

/** The messages to webhooks for the `webhooks` of the OpenAPI document: one for each resource with events. */
export function describeWebhooks(): Readonly<Record<string, object>> {
  return (description ??= describeEvents());
}

function describeEvents() {
  const described = eventResources.map(({ name, label, entity }) => {
    const written = z.object({
      type: z.enum([`${name}.created`, `${name}.updated`, `${name}.restored`]),
      timestamp: z.iso.datetime(),
      // Fields that the webhook's maker may not view are left out, and all but the id of a record in the trash.
      data: entity.partial().required({ _id: true }),
    });
    const deleted = z.object({
      type: z.literal(`${name}.deleted`),
      timestamp: z.iso.datetime(),
      data: z.object({ _id: z.uuid() }),
    });
    return [name, message(`Events of ${label.many}`, z.union([written, deleted]))];
  });
  return Object.fromEntries([...described, [testEvent, message('A test event', TestMessage)]]);
}

const TestMessage = z.object({
  type: z.literal(testEvent),
  timestamp: z.iso.datetime(),
  data: z.object({ message: z.string() }),
});

function message(summary: string, schema: z.ZodType) {
  const { $schema: _draft, ...body } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const content = { 'application/json': { schema: body } };
  return { post: { summary, parameters, requestBody: { required: true, content }, responses } };
}
