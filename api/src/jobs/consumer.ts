import { z } from 'zod';
import type { Database, Work } from '../db/database';
import type { Env } from '../kernel/env';

/** Handles an outbox message within the transaction that marks it as done. */
export type Consumer = (
  work: Work,
  payload: unknown,
  env: Pick<Env, 'PUBLIC_URL' | 'PORT'>,
) => Promise<void>;

/** A message of the outbox. */
export interface Message {
  readonly topic: string;
  readonly payload: unknown;
  /** When its cause happened. */
  readonly createdAt: string;
}

/** Handles messages of topics that change at run time; those of other topics are not even read. */
export interface Subscriber {
  /** The topics that somebody waits for at present. */
  readonly topics: (database: Database) => Promise<readonly string[]>;
  /** Runs within the transaction that marks the message as done. */
  readonly consume: (work: Work, message: Message) => Promise<void>;
}

/** The consumers of a domain, by topic. */
export type Consumers = Readonly<Record<string, Consumer>>;

/** All consumers by topic, in the order in which their domains are registered. */
export type TopicConsumers = ReadonlyMap<string, readonly Consumer[]>;

export function consumersByTopic(registered: readonly Consumers[]): TopicConsumers {
  const topics = new Map<string, Consumer[]>();
  for (const [topic, consumer] of registered.flatMap((each) => Object.entries(each))) {
    topics.set(topic, [...(topics.get(topic) ?? []), consumer]);
  }
  return topics;
}

const Written = z.object({ recordId: z.uuid() });

/** A consumer of the messages that the repository writes with a record: `act` gets the record's id. */
export function onWritten(
  act: (work: Work, recordId: string, env: Parameters<Consumer>[2]) => Promise<void>,
): Consumer {
  return (work, payload, env) => act(work, Written.parse(payload).recordId, env);
}
