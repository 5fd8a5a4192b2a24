import type { ConfirmationWords } from '../confirmation-words';

export const fr: ConfirmationWords = {
  dear: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
  unnamed: 'client',
  letters: {
    productInquiry: {
      subject: 'Nous avons reçu votre demande {{inquiry.number}}',
      paragraphs: [
        'Merci de votre demande. Notre équipe commerciale examinera chaque article et vous écrira ce que nous pouvons proposer.',
        'Votre demande porte le numéro <strong>{{inquiry.number}}</strong>. Merci de l’indiquer si vous nous écrivez ou nous appelez à ce sujet.',
      ],
    },
    contactMessage: {
      subject: 'Nous avons reçu votre message {{inquiry.number}}',
      paragraphs: [
        'Merci de votre message. Un membre de notre équipe le lira et vous répondra.',
        'Votre message porte le numéro <strong>{{inquiry.number}}</strong>. Merci de l’indiquer si vous nous écrivez ou nous appelez à ce sujet.',
      ],
    },
    careerApplication: {
      subject: 'Nous avons reçu votre candidature {{inquiry.number}}',
      paragraphs: [
        'Merci de l’intérêt que vous portez à notre entreprise. Votre candidature et votre CV sont arrivés ; nous les lirons avec attention.',
        'Votre candidature porte le numéro <strong>{{inquiry.number}}</strong>. Merci de l’indiquer si vous demandez où elle en est.',
      ],
    },
  },
  regards: 'Cordialement',
  end: 'Ce message a été écrit automatiquement à l’arrivée de votre formulaire. Si vous ne nous avez rien envoyé, quelqu’un s’est trompé d’adresse : vous n’avez rien à faire.',
};
