import { z } from 'zod';
import type { Work } from '../db/database';
import { confirmForm } from '../email/confirmations/confirm-form';
import {
  type ReceivedForm,
  receivedApplication,
  receivedContactMessage,
  receivedProductInquiry,
} from '../email/confirmations/received-forms';
import type { Env } from '../core/env';
import {
  tellOfApplication,
  tellOfContactMessage,
  tellOfProductInquiry,
} from '../inquiry/public-form/tell-of-forms';
import { guardConsumers } from '../release/guard-news';
import { releaseConsumers } from '../release/tell-of-release';

/** Acts on what was announced, within the transaction that marks it as done. */
export type Consumer = (work: Work, payload: unknown) => Promise<void>;
export type Consumers = Readonly<Record<string, Consumer>>;

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
    ...releaseConsumers,
    ...guardConsumers,
  };
}

type Tell = (work: Work, id: string) => Promise<void>;
type Received = (work: Work, id: string) => Promise<ReceivedForm[]>;
