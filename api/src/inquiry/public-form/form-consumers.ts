import { type Consumers, onWritten } from '../../jobs/consumer';
import {
  notifyOfApplication,
  notifyOfContactMessage,
  notifyOfProductInquiry,
} from './notify-of-forms';

/** Notifies staff of what visitors sent. */
export const formConsumers: Consumers = {
  'productInquiry.add': onWritten(notifyOfProductInquiry),
  'inquiry.add': onWritten(notifyOfContactMessage),
  'career.add': onWritten(notifyOfApplication),
};
