import { utcDateText } from 'contract';
import type { MailValues } from '../mail-values';
import type { ReceivedForm } from './received-forms';

interface Addressed {
  readonly received: Pick<ReceivedForm, 'reference' | 'createdAt'>;
  readonly to: string;
  /** Null for somebody who is not called by his name. */
  readonly name: string | null;
}

/** What a confirmation is filled in with: nothing of what the visitor wrote, but his name. */
export function confirmationValues({ received, to, name }: Addressed): MailValues {
  const called = name ?? 'customer';
  const createdOn = utcDateText(received.createdAt);
  return {
    groups: {
      recipient: { name: called, email: to },
      inquiry: { number: received.reference, contactName: called, createdOn },
    },
    lists: {},
  };
}
