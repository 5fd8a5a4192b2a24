/** A message, and what is right to be read of its sender. */
export interface PersonCase {
  readonly about: string;
  readonly from: readonly [name: string, address: string];
  readonly text: string;
  readonly person: {
    readonly name: string | null;
    readonly role: string | null;
    readonly phone: string | null;
    readonly language: 'en' | 'de' | 'fr' | 'es' | null;
  };
}

const english = 'Dear Sirs,\n\nplease send us your price for the products that we need.\n\n';
const german =
  'Guten Tag,\n\nbitte senden Sie uns ein Angebot für die Produkte, die wir brauchen.\n\n';
const french =
  'Bonjour,\n\nMerci de nous envoyer une offre pour les produits dont nous avons besoin.\n\n';
const spanish =
  'Buenos días:\n\nLes rogamos nos envíen una oferta para los productos que necesitamos.\n\n';

export const personCases: readonly PersonCase[] = [
  {
    about: 'name, title, company and phone below the greeting',
    from: ['Maria Lopez', 'maria@coatings.example.com'],
    text: `${english}Kind regards,\nMaria Lopez\nPurchasing Manager\nExample Coatings Ltd\nTel: +44 1482 555 0101`,
    person: {
      name: 'Maria Lopez',
      role: 'Purchasing Manager',
      phone: '+44 1482 555 0101',
      language: 'en',
    },
  },
  {
    about: 'a title behind the name and a comma',
    from: ['', 'maria@coatings.example.com'],
    text: `${english}Best regards\nMaria Lopez, Senior Buyer\nExample Coatings Ltd`,
    person: { name: 'Maria Lopez', role: 'Senior Buyer', phone: null, language: 'en' },
  },
  {
    about: 'a title behind a bar',
    from: ['Maria Lopez', 'maria@coatings.example.com'],
    text: `${english}Regards\nMaria Lopez | Head of Procurement | Example Coatings Ltd`,
    person: { name: 'Maria Lopez', role: 'Head of Procurement', phone: null, language: 'en' },
  },
  {
    about: 'a name that is turned about in the head and stands in the block',
    from: ['Lopez, Maria', 'maria@coatings.example.com'],
    text: `${english}Regards\nMaria Lopez\nBuyer`,
    person: { name: 'Maria Lopez', role: 'Buyer', phone: null, language: 'en' },
  },
  {
    about: 'a mailbox of a department in the head, the person in the block',
    from: ['Purchasing', 'purchasing@coatings.example.com'],
    text: `${english}Kind regards\nJohn Smith\nExample Coatings Ltd`,
    person: { name: 'John Smith', role: null, phone: null, language: 'en' },
  },
  {
    about: 'a company in the head, the person in the block',
    from: ['Example Coatings Ltd', 'office@coatings.example.com'],
    text: `${english}Kind regards\nJohn Smith\nExample Coatings Ltd`,
    person: { name: 'John Smith', role: null, phone: null, language: 'en' },
  },
  {
    about: 'the address as a name',
    from: ['john@coatings.example.com', 'john@coatings.example.com'],
    text: `${english}Regards\nJohn Smith`,
    person: { name: 'John Smith', role: null, phone: null, language: 'en' },
  },
  {
    about: 'nobody is named',
    from: ['', 'office@coatings.example.com'],
    text: 'Two drums please',
    person: { name: null, role: null, phone: null, language: null },
  },
  {
    about: 'German, with the managing director of the imprint, who is not the sender',
    from: ['Petra Lang', 'p.lang@beispiel.example.com'],
    text: `${german}Mit freundlichen Grüßen\n\nPetra Lang\nEinkauf\nBeispiel Farben GmbH\nMusterstraße 12\n20095 Hamburg\nTelefon: +49 40 1234567\nGeschäftsführer: Max Muster, Amtsgericht Hamburg HRB 4711`,
    person: { name: 'Petra Lang', role: 'Einkauf', phone: '+49 40 1234567', language: 'de' },
  },
  {
    about: 'German, a title of two words',
    from: ['Petra Lang', 'p.lang@beispiel.example.com'],
    text: `${german}Viele Grüße\nPetra Lang\nLeiterin Einkauf\nBeispiel Farben GmbH\nMobil: +49 170 1234567`,
    person: {
      name: 'Petra Lang',
      role: 'Leiterin Einkauf',
      phone: '+49 170 1234567',
      language: 'de',
    },
  },
  {
    about: 'German, the power of attorney before the name is no part of it',
    from: ['', 'p.lang@beispiel.example.com'],
    text: `${german}Mit freundlichen Grüßen\ni. A. Petra Lang\nSachbearbeiterin Einkauf\nBeispiel Farben GmbH`,
    person: {
      name: 'Petra Lang',
      role: 'Sachbearbeiterin Einkauf',
      phone: null,
      language: 'de',
    },
  },
  {
    about: 'a phone number of the country alone is none that is stored',
    from: ['Petra Lang', 'p.lang@beispiel.example.com'],
    text: `${german}Mit freundlichen Grüßen\nPetra Lang\nTelefon: 040 1234567`,
    person: { name: 'Petra Lang', role: null, phone: null, language: 'de' },
  },
  {
    about: 'a phone number with its zero in brackets, and a fax',
    from: ['Petra Lang', 'p.lang@beispiel.example.com'],
    text: `${german}Mit freundlichen Grüßen\nPetra Lang\nFax: +49 40 7654321\nTel. +49 (0)40 1234567`,
    person: { name: 'Petra Lang', role: null, phone: '+49 (0)40 1234567', language: 'de' },
  },
  {
    about: 'French',
    from: ['Claire Dubois', 'claire@peinture.example.com'],
    text: `${french}Cordialement,\nClaire Dubois\nResponsable achats\nPeintures Exemple SARL\nTél. : +33 4 55 55 01 01`,
    person: {
      name: 'Claire Dubois',
      role: 'Responsable achats',
      phone: '+33 4 55 55 01 01',
      language: 'fr',
    },
  },
  {
    about: 'Spanish',
    from: ['Lucía Pérez', 'lucia@pinturas.example.com'],
    text: `${spanish}Saludos cordiales\nLucía Pérez\nJefa de compras\nPinturas Ejemplo S.L.\nTel. +34 96 555 01 01`,
    person: {
      name: 'Lucía Pérez',
      role: 'Jefa de compras',
      phone: '+34 96 555 01 01',
      language: 'es',
    },
  },
  {
    about: 'Chinese, with a title below; offers are written in no such language',
    from: ['王伟', 'wang@huagong.example.com'],
    text: '您好，\n请报价：甲醇200公斤。\n\n谢谢\n王伟\n采购经理\n示例化工有限公司\n电话：+86 21 5555 0100',
    person: { name: '王伟', role: '采购经理', phone: '+86 21 5555 0100', language: null },
  },
  {
    about: 'Chinese, the title behind the name',
    from: ['', 'wang@huagong.example.com'],
    text: '您好，\n请报价：甲醇200公斤。\n\n此致\n王伟 采购经理\n示例化工有限公司',
    person: { name: '王伟', role: '采购经理', phone: null, language: null },
  },
  {
    about: 'a sentence about a manager is no title',
    from: ['John Smith', 'john@coatings.example.com'],
    text: `${english}Regards\nJohn Smith\nOur purchasing manager is on leave until the end of the month, so please write to me.`,
    person: { name: 'John Smith', role: null, phone: null, language: 'en' },
  },
  {
    about: 'a line of the order is no title',
    from: ['John Smith', 'john@coatings.example.com'],
    text: 'Hello, please quote:\nAcetone 200 kg\nBuffer solution 5 L\nThanks for your help with this\nJohn Smith',
    person: { name: 'John Smith', role: null, phone: null, language: 'en' },
  },
  {
    about: 'a short text says no language',
    from: ['John Smith', 'john@coatings.example.com'],
    text: 'Acetone 200 kg',
    person: { name: 'John Smith', role: null, phone: null, language: null },
  },
  {
    about: 'a disclaimer in another language below does not count',
    from: ['Petra Lang', 'p.lang@beispiel.example.com'],
    text: `${german}Viele Grüße\nPetra Lang\nBeispiel Farben GmbH\n\nThis email and any attachment are confidential and intended for the addressee only. If you are not the addressee, please delete it and tell the sender that you have received it in error.`,
    person: { name: 'Petra Lang', role: null, phone: null, language: 'de' },
  },
  {
    about: 'two languages in one text are none',
    from: ['Jo Roe', 'jo@coatings.example.com'],
    text: `${german}${english}`,
    person: { name: 'Jo Roe', role: null, phone: null, language: null },
  },
  {
    about: 'a link and mark-up in the name are no name',
    from: ['<script>alert(1)</script>', 'x@coatings.example.com'],
    text: `${english}Regards\nhttps://evil.example.com`,
    person: { name: null, role: null, phone: null, language: 'en' },
  },
  {
    about: 'a very long line of letters',
    from: ['A'.repeat(200), 'x@coatings.example.com'],
    text: `${'Manager '.repeat(4_000)}\nRegards\n${'Manager'.repeat(2_000)}`,
    person: { name: null, role: null, phone: null, language: null },
  },
  {
    about: 'a name with a title of a scholar',
    from: ['Dr. Anna Beispiel', 'anna@labs.example.com'],
    text: `${english}Best wishes\nDr. Anna Beispiel\nLaboratory Manager\nExample Labs Inc.`,
    person: {
      name: 'Dr. Anna Beispiel',
      role: 'Laboratory Manager',
      phone: null,
      language: 'en',
    },
  },
  {
    about: 'an answer by a service on behalf of a person',
    from: ['Maria Lopez via Portal', 'noreply@portal.example.com'],
    text: `${english}Regards\nMaria Lopez`,
    person: { name: 'Maria Lopez', role: null, phone: null, language: 'en' },
  },
];
