import type { Work } from '../db/database';
import type { Env } from '../core/env';

/** Acts on an outbox message, within the transaction that marks the message as done. */
export type Consumer = (
  work: Work,
  payload: unknown,
  env: Pick<Env, 'PUBLIC_URL'>,
) => Promise<void>;

/** A domain's consumers, by the topic that each listens to. */
export type Consumers = Readonly<Record<string, Consumer>>;

/** All consumers of a topic, in the order in which their domains are registered. */
export type TopicConsumers = ReadonlyMap<string, readonly Consumer[]>;

export function consumersByTopic(registered: readonly Consumers[]): TopicConsumers {
  const topics = new Map<string, Consumer[]>();
  for (const [topic, consumer] of registered.flatMap((each) => Object.entries(each))) {
    topics.set(topic, [...(topics.get(topic) ?? []), consumer]);
  }
  return topics;
}
