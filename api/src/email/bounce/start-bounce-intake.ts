import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { ImapAddress } from '../../kernel/bounce-settings';
import type { Services } from '../../kernel/services';
import { endLease, takeLease } from '../../jobs/named-lease';
import { repeat, type Job } from '../../jobs/repeat';
import { withBounceMailbox } from './bounce-mailbox';
import { noteRound } from './bounce-state';
import { readBounces } from './read-bounces';
import { type BounceServices, takeBounce } from './take-bounce';

interface IntakeStart {
  readonly services: BounceServices & Pick<Services, 'env'>;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly options?: Partial<IntakeOptions>;
}

export interface IntakeOptions {
  /** Milliseconds between two rounds. */
  readonly pause: number;
  /** Milliseconds that a round may take. */
  readonly timeLimit: number;
  /** Messages of a round. */
  readonly limit: number;
}

const usualIntake: IntakeOptions = { pause: 60_000, timeLimit: 240_000, limit: 500 };

/** Seconds by which a lease outlasts what it is for. */
const reserve = 20;

/** Reads the mailbox for bounces, by one process of all, as long as that runs. */
export function startBounceIntake({ services, log, options: given = {} }: IntakeStart): Job {
  const { database, env } = services;
  const options = { ...usualIntake, ...given };
  const lease = { name: 'bounce.lease', holder: uuidv7() };
  const takeFor = (milliseconds: number) =>
    takeLease(database, { ...lease, seconds: milliseconds / 1_000 + reserve });
  const stopping = new AbortController();
  const job = repeat({
    name: 'bounces',
    pause: options.pause,
    log,
    round: async () => {
      const address = env.BOUNCE_IMAP_URL;
      if (!address || !(await takeFor(options.timeLimit))) return;
      await intake({ services, log, address, options, stopping: stopping.signal });
      await takeFor(options.pause);
    },
  });
  return {
    async stop() {
      stopping.abort();
      await job.stop();
      await endLease(database, lease);
    },
  };
}

interface Intake extends Pick<IntakeStart, 'services' | 'log'> {
  readonly address: ImapAddress;
  readonly options: IntakeOptions;
  readonly stopping: AbortSignal;
}

/** A failure is logged, and shown by the health of the process. */
async function intake({ services, log, address, options, stopping }: Intake): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(options.timeLimit)]);
  const take = (message: Buffer) => takeBounce(services, message);
  try {
    const { outcomes, failed, failure } = await withBounceMailbox({ address, signal }, (mailbox) =>
      readBounces(mailbox, { take, limit: options.limit }),
    );
    if (Object.keys(outcomes).length > 0) log.info(outcomes, 'Bounces were read');
    if (failed > 0)
      throw new Error(`${failed} messages could not be taken and stay unread`, { cause: failure });
    await noteRound(services.database);
  } catch (error) {
    // A stop is no failure: another process goes on.
    if (stopping.aborted) return;
    log.error({ err: error }, 'The mailbox for bounces could not be read');
    await noteRound(services.database, error instanceof Error ? error.message : String(error));
  }
}
