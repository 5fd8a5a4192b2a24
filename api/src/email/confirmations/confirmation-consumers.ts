import { publicUrlOf } from '../../kernel/public-url';
import { type Consumers, onWritten } from '../../jobs/consumer';
import { confirmForm } from './confirm-form';
import {
  receivedApplication,
  receivedContactMessage,
  receivedProductInquiry,
} from './received-forms';

/** Sends visitors a receipt for the form that they filled in. */
export const confirmationConsumers: Consumers = {
  'productInquiry.add': confirming(receivedProductInquiry),
  'inquiry.add': confirming(receivedContactMessage),
  'career.add': confirming(receivedApplication),
};

function confirming(readForms: typeof receivedProductInquiry) {
  return onWritten(async (work, recordId, env) => {
    const forms = await readForms(work, recordId);
    for (const form of forms) await confirmForm(work, form, publicUrlOf(env));
  });
}
