import { dateTextIn } from 'contract';
import type { MailValues } from '../mail-values';
import type { ReceivedForm } from './received-forms';

interface Addressed {
  readonly received: Pick<ReceivedForm, 'reference' | 'createdAt'>;
  /** The company's. */
  readonly timeZone: string;
  readonly to: string;
  /** Null when the visitor is not greeted by name. */
  readonly name: string | null;
}

/** The values of a confirmation; the name is the only one that the visitor wrote. */
export function confirmationValues({ received, timeZone, to, name }: Addressed): MailValues {
  const called = name ?? 'customer';
  const createdOn = dateTextIn(timeZone, received.createdAt);
  return {
    groups: {
      recipient: { name: called, email: to },
      inquiry: { number: received.reference, contactName: called, createdOn },
    },
    lists: {},
  };
}
