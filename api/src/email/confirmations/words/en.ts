import type { ConfirmationWords } from '../confirmation-words';

export const en: ConfirmationWords = {
  dear: (name) => `Dear ${name ?? 'customer'},`,
  unnamed: 'customer',
  letters: {
    productInquiry: {
      subject: 'Your inquiry {{inquiry.number}} has reached us',
      paragraphs: [
        'Thank you for asking us. Your product inquiry is with our sales team, who will look at each item and write to you with what we can offer.',
        'Your reference is <strong>{{inquiry.number}}</strong>. Please name it if you write or call about this inquiry.',
      ],
    },
    contactMessage: {
      subject: 'Your message {{inquiry.number}} has reached us',
      paragraphs: [
        'Thank you for your message. One of our colleagues will read it and answer you.',
        'Your reference is <strong>{{inquiry.number}}</strong>. Please name it if you write or call about this matter.',
      ],
    },
    careerApplication: {
      subject: 'Your application {{inquiry.number}} has reached us',
      paragraphs: [
        'Thank you for your interest in working with us. Your application and your résumé have arrived, and our colleagues will look at them with care.',
        'Your reference is <strong>{{inquiry.number}}</strong>. Please name it if you ask how your application stands.',
      ],
    },
  },
  regards: 'Kind regards',
  end: 'This mail was written by a machine when your form arrived. If you have sent us nothing, somebody has mistyped an address: you need do nothing.',
};
