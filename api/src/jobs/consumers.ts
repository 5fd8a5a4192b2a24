import { z } from 'zod';
import { panelLinks } from '../admin/notification-links';
import { notify } from '../admin/notifications';
import type { Work } from '../db/database';
import { confirmForm } from '../email/confirmations/confirm-form';
import {
  type ReceivedForm,
  receivedApplication,
  receivedContactMessage,
  receivedProductInquiry,
} from '../email/confirmations/received-forms';
import type { Env } from '../env';
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
export function productConsumers({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Consumers {
  const sent =
    (tell: Tell, received: Received): Consumer =>
    async (work, payload) => {
      const { recordId } = Written.parse(payload);
      await tell(work, recordId);
      for (const form of await received(work, recordId)) await confirmForm(work, form, PUBLIC_URL);
    };
  return {
    'productInquiry.add': sent(tellOfProductInquiry, receivedProductInquiry),
    'inquiry.add': sent(tellOfContactMessage, receivedContactMessage),
    'career.add': sent(tellOfApplication, receivedApplication),
    ...ofReleases,
  };
}

type Tell = (work: Work, id: string) => Promise<void>;
type Received = (work: Work, id: string) => Promise<ReceivedForm[]>;

const ofReleases: Consumers = {
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
