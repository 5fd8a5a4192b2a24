import { z } from 'zod';
import { panelLinks } from '../admin/notification-links';
import { notify } from '../admin/notifications';
import type { Work } from '../db/database';
import {
  tellOfApplication,
  tellOfContactMessage,
  tellOfProductInquiry,
} from '../inquiries/tell-of-forms';

/** Acts on what was announced, within the transaction that marks it as done. */
export type Consumer = (work: Work, payload: unknown) => Promise<void>;
export type Consumers = Readonly<Record<string, Consumer>>;

const Release = z.object({ remote: z.string(), version: z.string() });
const Written = z.object({ recordId: z.uuid() });

/** Who listens to which topic of the outbox. */
export const consumers: Consumers = {
  'productInquiry.add': withRecord(tellOfProductInquiry),
  'inquiry.add': withRecord(tellOfContactMessage),
  'career.add': withRecord(tellOfApplication),
  'release.activated': async (work, payload) => {
    const { remote, version } = Release.parse(payload);
    const message = `${remote} ${version} was released`;
    await notify(work, { kind: 'remote-released', message, link: panelLinks.releases() });
  },
  'release.rolledBack': async (work, payload) => {
    const { remote, version } = Release.parse(payload);
    const message = `${remote} was rolled back to ${version}`;
    await notify(work, { kind: 'remote-rolled-back', message, link: panelLinks.releases() });
  },
};

/** For what the repository announces of a record. */
function withRecord(tell: (work: Work, id: string) => Promise<void>): Consumer {
  return (work, payload) => tell(work, Written.parse(payload).recordId);
}
