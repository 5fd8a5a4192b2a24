import type { MailWords } from '../mail-words';

export const es: MailWords = {
  language: 'es',
  dear: (name) => `Buenos días, ${name}:`,
  regards: 'Atentamente',
  charges: {
    freight: 'transporte',
    insurance: 'seguro',
    others: 'otros gastos',
    vat: (percent) => `IVA del ${percent} %`,
  },
  total: ({ amount, charges, taxes }) => {
    const clauses = [`El importe total es de ${amount}`];
    if (charges !== '') clauses.push(`con ${charges}`);
    if (taxes === null) clauses.push('sin impuestos');
    if (taxes === 'reverseCharge') clauses.push('sin IVA, que corresponde al destinatario');
    if (taxes === 'export') clauses.push('sin IVA, por exportación');
    return `${clauses.join(', ')}.`;
  },
  page: 'Puede leerla, aceptarla o rechazarla en esta página:',
  offer: {
    attached: (inquiry) => `Adjuntamos nuestra oferta para su consulta ${inquiry}.`,
    valid: (day) => `Es válida hasta el ${day}.`,
    key: 'El enlace es solo para usted: quien lo tenga puede responder en su nombre. Funciona hasta ese día.',
  },
  reminder: {
    subject: (number, day) => `Nuestra oferta ${number} es válida hasta el ${day}`,
    valid: (number, version, day) =>
      `Nuestra oferta ${number}, versión ${version}, es válida hasta el ${day}.`,
    total: (amount) => `Su importe total es de ${amount}.`,
    questions: 'Si tiene alguna pregunta, hágala allí o responda a este correo.',
  },
  acceptance: {
    subject: (number, version) => `Ha aceptado la oferta ${number}, versión ${version}`,
    thanks:
      'Gracias. Nuestra oferta fue aceptada con el enlace que le enviamos. Este correo lo confirma para sus registros.',
    facts: {
      inquiry: 'Consulta',
      offer: 'Oferta',
      lines: 'Líneas',
      total: 'Importe total',
      order: 'Su número de pedido',
      deliverTo: 'Dirección de entrega',
      remarks: 'Observaciones',
      name: 'Aceptada por',
      position: 'Cargo',
      time: 'Fecha y hora',
      checksum: 'SHA-256 del PDF',
    },
    part: (chosen, all) => `${chosen} de ${all} líneas`,
    mistake: 'Si no la ha aceptado, responda de inmediato a este correo.',
  },
  confirmation: {
    thanks: (order) =>
      order === null ? 'Gracias por su pedido.' : `Gracias por su pedido ${order}.`,
    attached: (number, offer, version) =>
      `Adjuntamos su confirmación: nuestro número es ${number}, según nuestra oferta ${offer}, versión ${version}.`,
    delivery: (day) => `Lo entregamos el ${day}.`,
  },
};
