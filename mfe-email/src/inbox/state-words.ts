import { openLabels } from 'contract';
import type { FilingReason, MailMessageState } from 'contract/email';

export const stateWords = openLabels<MailMessageState>({
  tray: 'To be filed',
  attached: 'With inquiries',
  spam: 'Spam',
  notOurs: 'Not ours',
});

/** Why a message may belong to an inquiry. */
export const reasonWords = openLabels<FilingReason>({
  reply: 'Answers our mail',
  subject: 'Its number is in the subject',
  sender: 'An open inquiry of the sender',
  customer: 'An open inquiry of their company',
  spamSender: 'A sender of spam',
  order: 'An inquiry was made of it at once',
  person: 'Chosen by a colleague',
});
