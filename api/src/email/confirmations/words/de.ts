import type { ConfirmationWords } from '../confirmation-words';

export const de: ConfirmationWords = {
  dear: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  unnamed: 'Kunde',
  letters: {
    productInquiry: {
      subject: 'Ihre Anfrage {{inquiry.number}} ist bei uns',
      paragraphs: [
        'vielen Dank für Ihre Anfrage. Unser Vertrieb sieht sich jede Position an und schreibt Ihnen, was wir anbieten können.',
        'Ihre Anfrage hat die Nummer <strong>{{inquiry.number}}</strong>. Bitte nennen Sie sie, wenn Sie uns deswegen schreiben oder anrufen.',
      ],
    },
    contactMessage: {
      subject: 'Ihre Nachricht {{inquiry.number}} ist bei uns',
      paragraphs: [
        'vielen Dank für Ihre Nachricht. Jemand von uns liest sie und antwortet Ihnen.',
        'Ihre Nachricht hat die Nummer <strong>{{inquiry.number}}</strong>. Bitte nennen Sie sie, wenn Sie uns deswegen schreiben oder anrufen.',
      ],
    },
    careerApplication: {
      subject: 'Ihre Bewerbung {{inquiry.number}} ist bei uns',
      paragraphs: [
        'vielen Dank für Ihr Interesse an der Arbeit bei uns. Ihre Bewerbung und Ihr Lebenslauf sind angekommen; wir sehen sie uns sorgfältig an.',
        'Ihre Bewerbung hat die Nummer <strong>{{inquiry.number}}</strong>. Bitte nennen Sie sie, wenn Sie nach dem Stand fragen.',
      ],
    },
  },
  regards: 'Mit freundlichen Grüßen',
  end: 'Diese Mail wurde automatisch geschrieben, als Ihr Formular ankam. Wenn Sie uns nichts gesandt haben, hat sich jemand bei einer Adresse vertippt: Sie müssen nichts tun.',
};
