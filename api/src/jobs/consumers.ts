import { z } from 'zod';
import { notify } from '../admin/notifications';
import type { Work } from '../db/database';

/** Acts on what was announced, within the transaction that marks it as done. */
export type Consumer = (work: Work, payload: unknown) => Promise<void>;
export type Consumers = Readonly<Record<string, Consumer>>;

const Release = z.object({ remote: z.string(), version: z.string() });
const link = '/releases';

/** Who listens to which topic of the outbox. */
export const consumers: Consumers = {
  'release.activated': async (work, payload) => {
    const { remote, version } = Release.parse(payload);
    const message = `${remote} ${version} was released`;
    await notify(work, { kind: 'remote-released', message, link });
  },
  'release.rolledBack': async (work, payload) => {
    const { remote, version } = Release.parse(payload);
    const message = `${remote} was rolled back to ${version}`;
    await notify(work, { kind: 'remote-rolled-back', message, link });
  },
};
