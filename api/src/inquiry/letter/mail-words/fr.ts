import type { MailWords } from '../mail-words';

export const fr: MailWords = {
  language: 'fr',
  dear: (name) => `Bonjour ${name},`,
  regards: 'Cordialement',
  charges: {
    freight: 'transport',
    insurance: 'assurance',
    others: 'autres frais',
    vat: (percent) => `TVA ${percent} %`,
  },
  total: ({ amount, charges, taxes }) => {
    const clauses = [`Le montant total est de ${amount}`];
    if (charges !== '') clauses.push(`y compris ${charges}`);
    if (taxes === null) clauses.push('hors taxes');
    if (taxes === 'reverseCharge') clauses.push('sans TVA, due par le destinataire');
    if (taxes === 'export') clauses.push('sans TVA, au titre de l’exportation');
    return `${clauses.join(', ')}.`;
  },
  page: 'Vous pouvez la lire, l’accepter ou la refuser sur cette page :',
  offer: {
    attached: (inquiry) =>
      `Vous trouverez en pièce jointe notre offre pour votre demande ${inquiry}.`,
    valid: (day) => `Elle est valable jusqu’au ${day}.`,
    key: 'Ce lien est pour vous seul : quiconque le possède peut répondre à votre place. Il fonctionne jusqu’à cette date.',
  },
  reminder: {
    subject: (number, day) => `Notre offre ${number} est valable jusqu’au ${day}`,
    valid: (number, version, day) =>
      `Notre offre ${number}, version ${version}, est valable jusqu’au ${day}.`,
    total: (amount) => `Son montant total est de ${amount}.`,
    questions: 'Si vous avez une question, posez-la sur cette page ou répondez à ce message.',
  },
  acceptance: {
    subject: (number, version) => `Vous avez accepté l’offre ${number}, version ${version}`,
    thanks:
      'Merci. Notre offre a été acceptée avec le lien que nous vous avons envoyé. Ce message le confirme pour vos dossiers.',
    facts: {
      inquiry: 'Demande',
      offer: 'Offre',
      lines: 'Lignes',
      total: 'Montant total',
      order: 'Votre numéro de commande',
      deliverTo: 'Adresse de livraison',
      remarks: 'Remarques',
      name: 'Acceptée par',
      position: 'Fonction',
      time: 'Date et heure',
      checksum: 'SHA-256 du PDF',
    },
    part: (chosen, all) => `${chosen} ${chosen === 1 ? 'ligne' : 'lignes'} sur ${all}`,
    mistake: 'Si vous ne l’avez pas acceptée, répondez immédiatement à ce message.',
  },
  confirmation: {
    thanks: (order) =>
      order === null
        ? 'Nous vous remercions de votre commande.'
        : `Nous vous remercions de votre commande ${order}.`,
    attached: (number, offer, version) =>
      `Sa confirmation est jointe : notre numéro est ${number}, selon notre offre ${offer}, version ${version}.`,
    delivery: (day) => `Date de livraison : ${day}.`,
  },
};
