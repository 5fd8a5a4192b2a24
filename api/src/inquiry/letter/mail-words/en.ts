import type { MailWords } from '../mail-words';

export const en: MailWords = {
  language: 'en',
  dear: (name) => `Dear ${name},`,
  regards: 'Kind regards',
  charges: {
    freight: 'freight',
    insurance: 'insurance',
    others: 'other charges',
    vat: (percent) => `VAT ${percent} %`,
  },
  total: ({ amount, inEnglish, charges, taxes }) => {
    const clauses = [`The total is ${amount} (${inEnglish})`];
    if (charges !== '') clauses.push(`with ${charges}`);
    if (taxes === null) clauses.push('net of taxes');
    if (taxes === 'reverseCharge') clauses.push('without VAT, which is due from the recipient');
    if (taxes === 'export') clauses.push('without VAT, as an export');
    return `${clauses.join(', ')}.`;
  },
  page: 'You can read it, and accept or decline it, on this page:',
  offer: {
    attached: (inquiry) => `Our offer for your inquiry ${inquiry} is attached.`,
    valid: (day) => `It is valid until ${day}.`,
    key: 'The link is for you alone: whoever has it can answer for you. It works until that day.',
  },
  reminder: {
    subject: (number, day) => `Our offer ${number} is valid until ${day}`,
    valid: (number, version, day) =>
      `Our offer ${number}, version ${version}, is valid until ${day}.`,
    total: (amount) => `Its total is ${amount}.`,
    questions: 'If something is open, ask us there, or reply to this mail.',
  },
  acceptance: {
    subject: (number, version) => `You accepted offer ${number}, version ${version}`,
    thanks:
      'Thank you. Our offer was accepted with the link that we mailed to you. This mail confirms it for your records.',
    facts: {
      inquiry: 'Inquiry',
      offer: 'Offer',
      lines: 'Lines',
      total: 'Total',
      order: 'Your order number',
      deliverTo: 'Deliver to',
      remarks: 'Remarks',
      name: 'Accepted by',
      position: 'Position',
      time: 'Time',
      checksum: 'SHA-256 of the PDF',
    },
    part: (chosen, all) => `${chosen} of ${all} lines`,
    mistake: 'If you did not accept it, reply to this mail at once.',
  },
  confirmation: {
    thanks: (order) =>
      order === null ? 'Thank you for your order.' : `Thank you for your order ${order}.`,
    attached: (number, offer, version) =>
      `Its confirmation is attached: our number is ${number}, by our offer ${offer}, version ${version}.`,
    delivery: (day) => `We deliver on ${day}.`,
  },
};
