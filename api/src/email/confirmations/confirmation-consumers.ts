import { z } from 'zod';
import type { Consumer, Consumers } from '../../jobs/consumer';
import { confirmForm } from './confirm-form';
import {
  receivedApplication,
  receivedContactMessage,
  receivedProductInquiry,
} from './received-forms';

const Written = z.object({ recordId: z.uuid() });

/** Sends visitors a receipt for the form that they filled in. */
export const confirmationConsumers: Consumers = {
  'productInquiry.add': confirming(receivedProductInquiry),
  'inquiry.add': confirming(receivedContactMessage),
  'career.add': confirming(receivedApplication),
};

function confirming(readForms: typeof receivedProductInquiry): Consumer {
  return async (work, payload, { PUBLIC_URL }) => {
    const { recordId } = Written.parse(payload);
    for (const form of await readForms(work, recordId)) await confirmForm(work, form, PUBLIC_URL);
  };
}
