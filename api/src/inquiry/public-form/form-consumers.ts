import { z } from 'zod';
import type { Consumer, Consumers } from '../../jobs/consumer';
import { tellOfApplication, tellOfContactMessage, tellOfProductInquiry } from './tell-of-forms';

const Written = z.object({ recordId: z.uuid() });

/** Notifies staff of what visitors sent. */
export const formConsumers: Consumers = {
  'productInquiry.add': notifying(tellOfProductInquiry),
  'inquiry.add': notifying(tellOfContactMessage),
  'career.add': notifying(tellOfApplication),
};

function notifying(notifyOf: typeof tellOfProductInquiry): Consumer {
  return (work, payload) => notifyOf(work, Written.parse(payload).recordId);
}
