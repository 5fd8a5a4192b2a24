import type { Services } from '../kernel/services';
import type { Consumers, Subscriber, TopicConsumers } from './consumer';
import type { JobHandlers, JobUndos } from './job-handler';
import type { MergeRules } from './merge-rules';
import type { Purge } from './purge';
import type { Job } from './repeat';
import type { WakeUps } from './wake-ups';

declare module '../kernel/services' {
  interface Services {
    readonly consumers: TopicConsumers;
    readonly subscribers: readonly Subscriber[];
    readonly jobHandlers: JobHandlers;
    readonly jobUndos: JobUndos;
    readonly mergeRules: readonly MergeRules[];
    readonly purges: readonly Purge[];
  }
}

declare module '../kernel/domain' {
  interface Domain {
    readonly consumers?: Consumers;
    readonly subscribers?: readonly Subscriber[];
    readonly jobHandlers?: JobHandlers;
    readonly jobUndos?: JobUndos;
    /** Of the resources whose records can be merged. */
    readonly merges?: readonly MergeRules[];
    readonly purge?: Purge;
    /** Starts background work, once the services of all rooms are open. */
    readonly start?: (services: Services, background: Background) => readonly Job[];
  }
}

/** What background work runs with. */
export interface Background {
  readonly wakeUps: WakeUps;
}
