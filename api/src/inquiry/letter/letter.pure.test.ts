import { offers, type OfferLine, type PricedLine } from 'contract/inquiry';
import { LetterLanguage } from 'contract/partner';
import { chosenLocale, setLocale } from 'contract';
import { readPdf } from '../../pdf/read-pdf.fixture';
import { drawOffer } from '../offer/draw-offer';
import { drawConfirmation } from '../order/draw-confirmation';
import { buyer, sender, unanswered } from './letter.fixture';
import { inLetterLanguage } from './letter-words';

const id = '019ac000-0000-7000-8000-000000000001';

function lineOf(place: number): OfferLine {
  return {
    key: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    chemicalId: null,
    offeredForm: null,
    freeText: `Product ${place + 1}`,
    grade: 'ACS',
    quantity: '1250.5',
    unitId: null,
    unitPrice: '4.2',
    discountPercent: '2.5',
    packaging: 'Drum',
    asWritten: null,
    packSize: '25',
    packUnitId: null,
    leadTimeDays: 14,
  };
}

function pricedOf(place: number): PricedLine {
  return {
    name:
      place % 7 === 0
        ? `A product whose name is long, number ${place + 1}`
        : `Product ${place + 1}`,
    casNumber: '67-64-1',
    transport: 'UN1090, 3, II',
    hazards: { signalWord: 'Danger', statements: ['H225', 'H319', 'H336'] },
    unit: 'kg',
    packUnit: 'kg',
    packs: 51,
    arePacksFull: false,
    total: '5120.80',
  };
}

function offerOf(language: LetterLanguage, count: number) {
  return offers.entity.parse({
    _id: id,
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    inquiryId: id,
    number: 'OFF-2026-000001',
    revision: 2,
    state: 'draft',
    language,
    currency: 'EUR',
    lines: Array.from({ length: count }, (_, place) => lineOf(place)),
    pricedLines: Array.from({ length: count }, (_, place) => pricedOf(place)),
    discountPercent: null,
    freight: '250',
    insurance: null,
    otherCharges: null,
    otherChargesName: null,
    vatRule: 'reverseCharge',
    vatPercent: null,
    total: '0',
    incoterm: 'DAP',
    place: 'Brussels',
    paymentTerms: null,
    validUntil: '2026-12-20',
    note: 'Pallets are returned.',
    costs: [],
    sentAt: null,
    ...unanswered,
  });
}

async function textOf(pdf: Buffer): Promise<string[]> {
  const { pages } = await readPdf(pdf);
  return pages.map((page) => page.replaceAll(/\s+/g, ' '));
}

const drawn = (language: LetterLanguage, count = 1) =>
  drawOffer({ offer: offerOf(language, count), sender, buyer, links: [] });

const expected = {
  en: [
    'Offer OFF-2026-000001, version 2',
    '1,250.5 kg',
    'Danger: H225',
    '20 December 2026',
    'Page 1 of 1',
  ],
  de: [
    'Angebot OFF-2026-000001, Fassung 2',
    '1.250,5 kg',
    'Gefahr: H225',
    '20. Dezember 2026',
    'Seite 1 von 1',
  ],
  fr: [
    'Offre OFF-2026-000001, version 2',
    '1 250,5 kg',
    'Danger: H225',
    '20 décembre 2026',
    'Page 1 sur 1',
  ],
  es: [
    'Oferta OFF-2026-000001, versión 2',
    '1250,5 kg',
    'Peligro: H225',
    '20 de diciembre de 2026',
    'Página 1 de 1',
  ],
} as const;

test.each(LetterLanguage.options)(
  'an offer in %s has its words, dates and numbers',
  async (language) => {
    const [page = ''] = await textOf(await drawn(language));
    for (const words of expected[language]) expect(page).toContain(words);
  },
);

test('it says who sells, to whom, how to pay, and what is dangerous', async () => {
  const [page = ''] = await textOf(await drawn('en'));
  for (const words of [
    'Example Chemicals GmbH',
    'Registration number HRB 12345',
    'VAT number DE999999999',
    'Buyer Example S.A.',
    '1000 Brussels',
    'VAT number BE0999999999',
    'Sally Seller',
    'sally@example.com',
    'WEB-2026-000001',
    'IBAN DE00 0000 0000 0000 0000 00',
    'Our general terms of sale apply',
    'UN1090, 3, II',
    'VAT: reverse charge, due from the recipient',
    'This offer is valid until the end of 20 December 2026 (Europe/Berlin).',
  ])
    expect(page).toContain(words);
});

test('60 lines break over pages: each line whole, the head of the table on each page', async () => {
  const pages = await textOf(await drawn('de', 60));
  expect(pages.length).toBeGreaterThan(3);
  const all = pages.join(' ');
  for (let place = 0; place < 60; place += 1) expect(all).toContain(pricedOf(place).name);
  const withLines = pages.filter((page) => page.includes('CAS 67-64-1'));
  for (const page of withLines) {
    expect(page).toContain('Pos. Produkt Menge');
    expect(page.split('CAS 67-64-1')).toHaveLength(page.split('ab Bestellung bis Versand').length);
  }
  expect(pages.at(-1)).toContain(`Seite ${pages.length} von ${pages.length}`);
});

test('a confirmation shares the layout', async () => {
  const offer = offerOf('fr', 2);
  const order = {
    ...offer,
    number: 'ORD-2026-000001',
    state: 'open',
    offerNumber: offer.number,
    offerRevision: offer.revision,
    contactName: 'Petra Buyer',
    company: 'Buyer Example S.A.',
    buyerAddress: '2 Example Street',
    customerNumber: 'PO 4711',
    deliveryAddress: null,
    wantedOn: null,
    promisedOn: '2026-12-24',
    documentsWanted: ['COA'],
    remarks: null,
  };
  const [page = ''] = await textOf(
    await drawConfirmation({ order: order as never, sender, vatNumber: null }),
  );
  for (const words of [
    'Confirmation de commande ORD-2026-000001',
    'PO 4711',
    '24 décembre 2026',
    'certificat d’analyse',
  ])
    expect(page).toContain(words);
});

test('the company’s own way of writing is kept where it is of the letter’s language', () => {
  setLocale('pl-PL');
  const seen = inLetterLanguage({ language: 'de', locale: 'de-CH' }, () => chosenLocale());
  expect([seen, chosenLocale()]).toEqual(['de-CH', 'pl-PL']);
  expect(inLetterLanguage({ language: 'de', locale: 'en-GB' }, () => chosenLocale())).toBe('de');
  setLocale(null);
});
