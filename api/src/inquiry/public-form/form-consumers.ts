import { z } from 'zod';
import type { Consumer, Consumers } from '../../jobs/consumer';
import {
  notifyOfApplication,
  notifyOfContactMessage,
  notifyOfProductInquiry,
} from './notify-of-forms';

const Written = z.object({ recordId: z.uuid() });

/** Notifies staff of visitors' forms. */
export const formConsumers: Consumers = {
  'productInquiry.add': notifying(notifyOfProductInquiry),
  'inquiry.add': notifying(notifyOfContactMessage),
  'career.add': notifying(notifyOfApplication),
};

function notifying(notifyOf: typeof notifyOfProductInquiry): Consumer {
  return (work, payload) => notifyOf(work, Written.parse(payload).recordId);
}
