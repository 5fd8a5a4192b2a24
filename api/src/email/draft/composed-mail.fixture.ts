import { rawMail } from '../message/raw-mail.fixture';

/** A message with braces, markup and an earlier text. */
export const question = (from: string, subject: string, head: readonly string[] = []) =>
  rawMail({
    head: [
      `From: ${from}`,
      `Subject: ${subject}`,
      `Message-ID: <${subject.length}.${from}>`,
      ...head,
    ],
    body: 'Can you offer {{inquiry.number}} & <b>ethanol</b>?\n\nOn Monday, we wrote:\n> Dear Ann',
  });

/** An answer to a message, or a new mail, as the form sends it. */
export const composed = (inquiryId: string, answersId: string | null, fields: object = {}) => ({
  inquiryId,
  answersId,
  kind: answersId === null ? 'new' : 'reply',
  smtpId: null,
  to: 'ann@one.example',
  cc: [],
  subject: 'Re: A question',
  html: '<p>Yes, we can.</p>',
  hasQuote: true,
  attachments: [],
  ...fields,
});
