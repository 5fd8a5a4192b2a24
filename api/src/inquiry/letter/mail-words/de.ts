import type { MailWords } from '../mail-words';

export const de: MailWords = {
  language: 'de',
  dear: (name) => `Guten Tag ${name},`,
  regards: 'Mit freundlichen Grüßen',
  charges: {
    freight: 'Fracht',
    insurance: 'Versicherung',
    others: 'weiteren Kosten',
    vat: (percent) => `${percent} % USt.`,
  },
  total: ({ amount, charges, taxes }) => {
    const clauses = [`Der Gesamtbetrag ist ${amount}`];
    if (charges !== '') clauses.push(`mit ${charges}`);
    if (taxes === null) clauses.push('ohne Steuern');
    if (taxes === 'reverseCharge') clauses.push('ohne USt., die der Empfänger schuldet');
    if (taxes === 'export') clauses.push('ohne USt. als steuerfreie Ausfuhrlieferung');
    return `${clauses.join(', ')}.`;
  },
  page: 'Auf dieser Seite können Sie es lesen und annehmen oder ablehnen:',
  offer: {
    attached: (inquiry) => `Ihre Anfrage ${inquiry} beantworten wir mit dem Angebot im Anhang.`,
    valid: (day) => `Es gilt bis zum ${day}.`,
    key: 'Der Link ist nur für Sie bestimmt: Wer ihn hat, kann für Sie antworten. Er gilt bis zu diesem Tag.',
  },
  reminder: {
    subject: (number, day) => `Unser Angebot ${number} gilt bis zum ${day}`,
    valid: (number, version, day) =>
      `unser Angebot ${number}, Fassung ${version}, gilt bis zum ${day}.`,
    total: (amount) => `Der Gesamtbetrag ist ${amount}.`,
    questions: 'Wenn etwas offen ist, fragen Sie uns dort, oder antworten Sie auf diese Mail.',
  },
  acceptance: {
    subject: (number, version) => `Sie haben das Angebot ${number}, Fassung ${version} angenommen`,
    thanks:
      'vielen Dank. Unser Angebot wurde mit dem Link angenommen, den wir Ihnen gesandt haben. Diese Mail bestätigt es für Ihre Unterlagen.',
    facts: {
      inquiry: 'Anfrage',
      offer: 'Angebot',
      lines: 'Positionen',
      total: 'Gesamtbetrag',
      order: 'Ihre Bestellnummer',
      deliverTo: 'Lieferanschrift',
      remarks: 'Bemerkungen',
      name: 'Angenommen von',
      position: 'Funktion',
      time: 'Zeitpunkt',
      checksum: 'SHA-256 des PDF',
    },
    part: (chosen, all) => `${chosen} von ${all} Positionen`,
    mistake: 'Wenn Sie es nicht angenommen haben, antworten Sie bitte sofort auf diese Mail.',
  },
  confirmation: {
    thanks: (order) =>
      order === null
        ? 'Ihre Bestellung haben wir erhalten, vielen Dank.'
        : `Ihre Bestellung ${order} haben wir erhalten, vielen Dank.`,
    attached: (number, offer, version) =>
      `Die Auftragsbestätigung liegt bei: Unsere Nummer ist ${number}, nach unserem Angebot ${offer}, Fassung ${version}.`,
    delivery: (day) => `Wir liefern am ${day}.`,
  },
};
