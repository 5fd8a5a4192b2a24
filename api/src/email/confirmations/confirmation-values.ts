import { chosenLocale, dateTextIn } from 'contract';
import { inLocaleOf } from '../../kernel/in-locale-of';
import type { MailValues } from '../mail-values';
import { confirmationWords } from './confirmation-words';
import type { ReceivedForm } from './received-forms';

interface Addressed {
  readonly received: Pick<ReceivedForm, 'reference' | 'createdAt' | 'language'>;
  /** The company's. */
  readonly timeZone: string;
  readonly to: string;
  /** Null when the visitor is not greeted by name. */
  readonly name: string | null;
}

/** The values of a confirmation; the name is the only one that the visitor wrote. */
export function confirmationValues({ received, timeZone, to, name }: Addressed): MailValues {
  const { reference, createdAt, language } = received;
  const called = name ?? confirmationWords(language).unnamed;
  const createdOn = inLocaleOf(language, chosenLocale(), () => dateTextIn(timeZone, createdAt));
  return {
    groups: {
      recipient: { name: called, email: to },
      inquiry: { number: reference, contactName: called, createdOn },
    },
    lists: {},
  };
}
