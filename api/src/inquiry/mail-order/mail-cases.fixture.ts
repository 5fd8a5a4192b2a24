/** A mail, and what is right to be read of it. */
export interface MailCase {
  readonly name: string;
  readonly subject?: string;
  readonly from?: readonly [name: string, address: string];
  readonly text: string;
  readonly html?: string;
  /** Rows of each attachment, with tabs between the cells. */
  readonly files?: Readonly<Record<string, string>>;
  /** `name | quantity | unit | packaging`, or `name | ?` for a line whose amount is asked. */
  readonly lines: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
  /** Fields that must not be there. */
  readonly without?: readonly string[];
}

/** The chemicals of the catalogue that the cases name. */
export const knownNames: ReadonlySet<string> = new Set(
  (
    'methanol;toluene;acetone;ethanol;isopropanol;xylene;ethyl acetate;sodium hydroxide;citric acid;acetic acid;' +
    'hydrochloric acid;sulfuric acid;glycerol;urea;aceton;toluol;natriumhydroxid;zitronensäure;essigsäure;schwefelsäure;' +
    'ethylacetat;isopropanol;méthanol;toluène;acétone;acide citrique;soude caustique;metanol;tolueno;acetona;ácido cítrico;' +
    'hidróxido de sodio;甲醇;甲苯;丙酮;乙醇;柠檬酸;氢氧化钠;dmf;thf;n-hexane;dichloromethane;potassium permanganate;' +
    'sodium chloride;formic acid;oxalic acid;phosphoric acid;benzyl alcohol;propylene glycol'
  ).split(';'),
);

const signature = `Kind regards,
Maria Lopez
Purchasing Manager
Example Coatings Ltd
12 Dock Road, Hull HU1 1AA, United Kingdom
Tel: +44 1482 555 0101
www.coatings.example.com
VAT: GB123456789`;

const disclaimer = `This email and any attachment are confidential and intended for the addressee only.
If you received it in error, delete it. Registered in England No. 1234567, 5 t of paper are saved by not printing it.`;

export const englishCases: readonly MailCase[] = [
  {
    name: 'prose with two lines, signature and disclaimer',
    subject: 'Enquiry',
    from: ['Maria Lopez', 'maria@coatings.example.com'],
    text: `Dear Sirs,\n\nplease quote 2 x 200 kg drums of methanol and 500 L of toluene, CIF Felixstowe.\n\n${signature}\n\n${disclaimer}`,
    lines: ['methanol | 400 | kg | 2 × 200 kg drum', 'toluene | 500 | L'],
    fields: {
      contactName: 'Maria Lopez',
      company: 'Example Coatings Ltd',
      phone: '+44 1482 555 0101',
      country: 'GB',
      website: 'https://www.coatings.example.com',
      vatNumber: 'GB123456789',
      incoterm: 'CIF',
      destination: 'Felixstowe',
    },
  },
  {
    name: 'prose wrapped at 72 characters',
    text: `Hello,\n\nWe are looking for a new supplier and would like to ask you to quote for\n1,000.00 kg of citric acid, 25 kg bags, and for 2 t of urea. Please let us\nknow your best price.\n\nBest regards\nJohn`,
    lines: ['citric acid | 1000 | kg | 40 × 25 kg bag', 'urea | 2 | t'],
  },
  {
    name: 'a list with bullets',
    text: `Hi,\nplease offer:\n- Acetone 800 kg\n- Ethanol 96 %, 4 drums of 200 L\n- Xylene 1 IBC 1000 L\n\nThanks\nAnn`,
    lines: [
      'acetone | 800 | kg',
      'ethanol 96 % | 800 | L | 4 × 200 L drum',
      'xylene | 1000 | L | 1000 L IBC',
    ],
  },
  {
    name: 'a numbered list with CAS numbers and terms',
    subject: 'RFQ 2026-114',
    text: `Good morning,\n\nKindly quote the following:\n1. Dichloromethane, CAS 75-09-2, 270 kg\n2. THF, CAS 109-99-9, 180 kg\n3. n-Hexane 140 kg\n\nDelivery terms: DAP Rotterdam\nPayment terms: 30 days net\nPlease quote in USD.\nRequired delivery date: 15 March 2027\nQuotation deadline: 20 January 2027\nOur ref: PR-77812\n\nRegards\nPeter Brown\nExample Labs Inc.\n`,
    lines: ['dichloromethane | 270 | kg', 'thf | 180 | kg', 'n-hexane | 140 | kg'],
    fields: {
      incoterm: 'DAP',
      destination: 'Rotterdam',
      paymentTerms: '30 days net',
      currency: 'USD',
      deliveryDate: '2027-03-15',
      offerDeadline: '2027-01-20',
      customerReference: 'PR-77812',
      contactName: 'Peter Brown',
      company: 'Example Labs Inc.',
    },
  },
  {
    name: 'a list copied out of a spreadsheet',
    text: `Dear team,\nsee our demand below.\n\nProduct\tCAS\tQty\tUnit\tPackaging\nAcetone\t67-64-1\t1200\tkg\tdrum\nToluene\t108-88-3\t850\tkg\tdrum\nUnheard of resin\t\t50\tkg\tbag\n\nBest regards\nSue Hill`,
    lines: [
      'acetone | 1200 | kg | drum',
      'toluene | 850 | kg | drum',
      'unheard of resin | 50 | kg | bag',
    ],
  },
  {
    name: 'a number that can be read in two ways is asked',
    text: `Hello,\nplease quote for\nAcetone 1.000 kg\nregards\nJo`,
    lines: ['acetone | ?'],
  },
  {
    name: 'packs without a size are asked',
    text: `Hi, we need 12 drums of toluene and 3 IBC of methanol.\nCheers\nKim`,
    lines: ['toluene | ?', 'methanol | ?'],
  },
  {
    name: 'names alone, one of them known',
    text: `Hello,\n\ncould you send prices for:\nAcetone\nSodium hydroxide\nFormic acid\n\nThank you\nLee`,
    lines: ['acetone', 'sodium hydroxide', 'formic acid'],
  },
  {
    name: 'a single sentence without an amount',
    text: `Hello, do you sell benzyl alcohol?\nRegards, Tom`,
    lines: ['benzyl alcohol'],
  },
  {
    name: 'a forward without a word',
    subject: 'Fwd: demand',
    text: `---------- Forwarded message ---------\nFrom: Ann Lee <ann@plant.example.com>\nDate: Mon, 2 Nov 2026 at 10:12\nSubject: demand\nTo: buyer@plant.example.com\n\nPlease order 500 kg oxalic acid and 1 t phosphoric acid.\n\nAnn`,
    lines: ['oxalic acid | 500 | kg', 'phosphoric acid | 1 | t'],
  },
  {
    name: 'a forward with a word above it',
    subject: 'FW: Stock for December',
    text: `Please see below and let us have your offer.\n\nRegards\nBea\n\nFrom: Ann Lee <ann@plant.example.com>\nSent: Monday, 2 November 2026 10:12\nTo: Bea\nSubject: Stock for December\n\nAcetone 640 kg\nXylene 860 kg\n\nAnn`,
    lines: ['acetone | 640 | kg', 'xylene | 860 | kg'],
  },
  {
    name: 'a reply with the order above the quote',
    subject: 'Re: Our offer',
    text: `Thanks. We would like to order 200 kg of acetone.\n\nOn Mon, 2 Nov 2026 at 10:12, Sales <sales@example.com> wrote:\n> We offer toluene 500 kg at 1.20 EUR/kg\n> and methanol 1000 kg`,
    lines: ['acetone | 200 | kg'],
  },
  {
    name: 'a reply without an order above an offer',
    subject: 'Re: Our offer',
    text: `Many thanks, we will come back to you.\n\nOn Mon, 2 Nov 2026 at 10:12, Sales <sales@example.com> wrote:\n> We offer toluene 500 kg at 1.20 EUR/kg`,
    lines: [],
  },
  {
    name: 'several dates of delivery: none is chosen',
    text: `Hello,\nwe need 2 t citric acid, delivery 10 January 2027 and 2 t urea, delivery 10 March 2027.\nRegards\nMax`,
    lines: ['citric acid | 2 | t', 'urea | 2 | t'],
    without: ['deliveryDate'],
  },
  {
    name: 'purchase order number and delivery address',
    subject: 'PO 4500012345',
    text: `Dear Sir or Madam,\n\nwe order 3 x 25 kg bags potassium permanganate.\nDelivery address: Example Works, 5 Canal Street, Leeds LS1 4AB\nPO no. 4500012345\n\nYours faithfully\nR. Patel`,
    lines: ['potassium permanganate | 75 | kg | 3 × 25 kg bag'],
    fields: {
      customerReference: '4500012345',
      destination: 'Example Works, 5 Canal Street, Leeds LS1 4AB',
      contactName: 'R. Patel',
    },
  },
];

export const noOrderCases: readonly MailCase[] = [
  {
    name: 'a greeting of the season',
    text: `Dear partners,\n\nwe wish you a merry Christmas and a happy new year 2027!\nOur office is closed from 24.12.2026 to 3.1.2027.\n\n${signature}`,
    lines: [],
    without: ['deliveryDate', 'offerDeadline'],
  },
  {
    name: 'an appointment',
    text: `Hi Tom,\n\ncan we talk on Tuesday at 3 pm? Call me at +44 1482 555 0101.\nI have 2 questions about your last invoice 2026-1234.\n\n${signature}\n\n${disclaimer}`,
    lines: [],
  },
  {
    name: 'an offer of services with figures',
    text: `Hello,\n\nour company has 20 years of experience, 350 employees and ships 24 t a day.\nVisit our booth 12 in hall 5.\n\nBest regards\nLucy Fox\nExample Logistics GmbH\nHRB 12345, IBAN DE89 3704 0044 0532 0130 00`,
    lines: [],
  },
  {
    name: 'an out-of-office note',
    text: `I am out of the office until 12 January 2027. In urgent cases call +49 40 123456.\n\nMit freundlichen Grüßen\nJens Kurz`,
    lines: [],
    without: ['offerDeadline', 'deliveryDate'],
  },
  {
    name: 'a complaint about a delivery',
    text: `Guten Tag,\n\nleider kam die letzte Lieferung drei Tage zu spät an. Bitte rufen Sie mich zurück.\n\nMit freundlichen Grüßen\nPetra Lang\nBeispiel AG\nMusterstraße 12\n20095 Hamburg\nTelefon: 040 1234567\nGeschäftsführer: Max Muster, Amtsgericht Hamburg HRB 4711`,
    lines: [],
  },
  {
    name: 'a newsletter in HTML with a layout table',
    text: '',
    html: `<table role="presentation"><tr><td>Our news</td><td>Issue 12</td></tr><tr><td>Read about <b>trends</b></td><td>Page 4</td></tr></table><p>Unsubscribe: 5 Dock Road</p>`,
    lines: [],
  },
  { name: 'an empty message', text: '', lines: [] },
  {
    name: 'a Chinese greeting',
    text: `您好，\n祝您新年快乐！我们的办公室将于2027年1月1日关闭。\n此致\n王伟\n电话：+86 21 5555 0100`,
    lines: [],
  },
];
