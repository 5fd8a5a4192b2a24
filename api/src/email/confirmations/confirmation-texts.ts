import type { ConfirmedForm } from 'contract/email';
import type { MailSource } from '../template/mail-source';
import { signedByCompany } from '../values/signed-by-company';

const end =
  'This mail was written by a machine when your form arrived. If you have sent us nothing, somebody has mistyped an address: you need do nothing.';

/** Built-in confirmations, used where staff have no template. */
export const confirmationTexts: Readonly<Record<ConfirmedForm, MailSource>> = {
  productInquiry: letter({
    subject: 'Your inquiry {{inquiry.number}} has reached us',
    paragraphs: [
      'Thank you for asking us. Your product inquiry is with our sales team, who will look at each item and write to you with what we can offer.',
      'Your reference is <strong>{{inquiry.number}}</strong>. Please name it if you write or call about this inquiry.',
    ],
  }),
  contactMessage: letter({
    subject: 'Your message {{inquiry.number}} has reached us',
    paragraphs: [
      'Thank you for your message. One of our colleagues will read it and answer you.',
      'Your reference is <strong>{{inquiry.number}}</strong>. Please name it if you write or call about this matter.',
    ],
  }),
  careerApplication: letter({
    subject: 'Your application {{inquiry.number}} has reached us',
    paragraphs: [
      'Thank you for your interest in working with us. Your application and your résumé have arrived, and our colleagues will look at them with care.',
      'Your reference is <strong>{{inquiry.number}}</strong>. Please name it if you ask how your application stands.',
    ],
  }),
};

function letter({ subject, paragraphs }: { subject: string; paragraphs: readonly string[] }) {
  const all = ['Dear {{recipient.name}},', ...paragraphs, signedByCompany(), end];
  return { subject, html: all.map((one) => `<p>${one}</p>`).join('\n'), text: null };
}
