import type { ConfirmationWords } from '../confirmation-words';

export const es: ConfirmationWords = {
  dear: (name) => (name === null ? 'Buenos días:' : `Buenos días, ${name}:`),
  unnamed: 'cliente',
  letters: {
    productInquiry: {
      subject: 'Hemos recibido su solicitud {{inquiry.number}}',
      paragraphs: [
        'Gracias por su solicitud. Nuestro equipo comercial revisará cada artículo y le escribirá con lo que podemos ofrecerle.',
        'Su solicitud tiene el número <strong>{{inquiry.number}}</strong>. Indíquelo, por favor, si nos escribe o llama por este asunto.',
      ],
    },
    contactMessage: {
      subject: 'Hemos recibido su mensaje {{inquiry.number}}',
      paragraphs: [
        'Gracias por su mensaje. Una persona de nuestro equipo lo leerá y le responderá.',
        'Su mensaje tiene el número <strong>{{inquiry.number}}</strong>. Indíquelo, por favor, si nos escribe o llama por este asunto.',
      ],
    },
    careerApplication: {
      subject: 'Hemos recibido su candidatura {{inquiry.number}}',
      paragraphs: [
        'Gracias por su interés en trabajar con nosotros. Su candidatura y su currículum han llegado, y los leeremos con atención.',
        'Su candidatura tiene el número <strong>{{inquiry.number}}</strong>. Indíquelo, por favor, si pregunta por ella.',
      ],
    },
  },
  regards: 'Atentamente',
  end: 'Este correo se ha escrito automáticamente al llegar su formulario. Si usted no nos ha enviado nada, alguien se ha equivocado al escribir una dirección: no tiene que hacer nada.',
};
