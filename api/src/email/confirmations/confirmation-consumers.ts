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
  return onWritten(async (work, recordId, { PUBLIC_URL }) => {
    for (const form of await readForms(work, recordId)) await confirmForm(work, form, PUBLIC_URL);
  });
}
