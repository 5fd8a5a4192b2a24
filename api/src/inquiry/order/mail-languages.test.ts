import { emailEndpoints, emails } from 'contract/email';
import { offerEndpoints, orderEndpoints, orders } from 'contract/inquiry';
import { LetterLanguage } from 'contract/partner';
import { sql } from 'kysely';
import { acceptance } from '../offer/offer.fixture';
import { remindCustomers } from '../offer/remind-customers';
import { openOrders } from './order.fixture';

let works: Awaited<ReturnType<typeof openOrders>>;
beforeAll(async () => {
  works = await openOrders();
});
afterAll(() => works.desk.site.api.close());

interface Mail {
  readonly _id: string;
  readonly subject: string;
}

/** All mails to the customer of an inquiry, the first one first: subject and text. */
async function mailsOf(inquiryId: string) {
  const query = { inquiryId, sort: 'createdAt' };
  const { data } = (await works.staff(emails.endpoints.list, { query })).answer;
  return Promise.all(
    data.map(async ({ _id: id, subject }: Mail) => ({
      subject,
      text: String((await works.staff(emailEndpoints.content, { id })).answer.data.text),
    })),
  );
}

/** An offer in a language, which was reminded of, accepted in part, ordered and confirmed. */
async function sale(language: LetterLanguage) {
  const { desk, staff } = works;
  const { api } = desk.site;
  const { inquiryId } = await desk.addInquiry(
    [{ freeText: 'Acetone' }, { freeText: 'Toluene {{x}} <b>' }],
    { name: 'Ünal {{name}} <i>' },
  );
  const draft = await desk.make(inquiryId);
  const lines = draft.lines.map((line: object) => ({
    ...line,
    quantity: '600',
    unitId: desk.kilogram,
    unitPrice: '1000.5',
  }));
  const charges = { freight: '12.5', vatRule: 'domestic', vatPercent: '19' };
  const offer = await desk.complete(inquiryId, { language, lines, ...charges });
  const body = { message: 'As agreed.', reminder: { daysBefore: 3 } };
  expect((await staff(offerEndpoints.send, { id: offer._id, body })).status).toBe(200);
  const key = await desk.mailedKey(inquiryId);
  await sql`update offer set remind_on = current_date - 2 where _id = ${offer._id}`.execute(
    api.services.database,
  );
  expect(await remindCustomers({ ...api.services, log: console })).toBe(1);
  const taken = { ...acceptance, orderNumber: 'PO-77', lines: [offer.lines[0].key] };
  expect((await desk.answer(key, taken)).answer).toMatchObject({ data: { state: 'accepted' } });
  const query = { offerId: offer._id };
  const [order] = (await staff(orders.endpoints.list, { query })).answer.data;
  const promised = { promisedOn: '2999-03-05' };
  await staff(orders.endpoints.update, { id: order._id, body: promised });
  const confirmed = await staff(orderEndpoints.confirm, { id: order._id, body: { message: null } });
  expect(confirmed.status).toBe(200);
  return { offer, order, inquiryId };
}

const expected = {
  en: {
    offer:
      /^Dear [^]*As agreed\.[^]*The total is 1,?428,[^]*with freight and VAT 19 %\.[^]*Kind regards/,
    reminded: /is valid until 31 December 2999/,
    accepted: /Thank you\.[^]*Lines: 1 of 2 lines:[^]*Your order number: PO-77/,
    confirmed: /Thank you for your order PO-77\.[^]*We deliver on 5 March 2999/,
  },
  de: {
    offer:
      /^Guten Tag [^]*As agreed\.[^]*Der Gesamtbetrag ist 1\.428\.[^]*mit Fracht und 19 % USt\.[^]*Mit freundlichen Grüßen/,
    reminded: /gilt bis zum 31\. Dezember 2999/,
    accepted: /vielen Dank\.[^]*Positionen: 1 von 2 Positionen:[^]*Ihre Bestellnummer: PO-77/,
    confirmed: /Ihre Bestellung PO-77 haben wir erhalten[^]*Wir liefern am 5\. März 2999/,
  },
  fr: {
    offer:
      /^Bonjour [^]*As agreed\.[^]*Le montant total est de 1\s?428\s[^]*y compris transport et TVA 19 %\.[^]*Cordialement/,
    reminded: /est valable jusqu’au 31 décembre 2999/,
    accepted: /Merci\.[^]*Lignes: 1 ligne sur 2:[^]*Votre numéro de commande: PO-77/,
    confirmed: /votre commande PO-77\.[^]*Date de livraison : 5 mars 2999/,
  },
  es: {
    offer:
      /^Buenos días, [^]*As agreed\.[^]*El importe total es de 1\.428\.[^]*con transporte e? ?y? ?IVA del 19 %\.[^]*Atentamente/,
    reminded: /es válida hasta el 31 de diciembre de 2999/,
    accepted: /Gracias\.[^]*Líneas: 1 de 2 líneas:[^]*Su número de pedido: PO-77/,
    confirmed: /su pedido PO-77\.[^]*Lo entregamos el 5 de marzo de 2999/,
  },
} as const satisfies Record<LetterLanguage, object>;

const english = /\b(?:Dear|Kind regards|valid until|accepted|Thank you|attached|delivery?)\b/i;

describe.each(LetterLanguage.options)('mails of a sale in %s', (language) => {
  it('are in the language of the offer, with its dates and numbers', async () => {
    const { offer, order, inquiryId } = await sale(language);
    const mails = await mailsOf(inquiryId);
    const words = expected[language];
    expect(mails).toHaveLength(4);
    const [offered, ...others] = mails;
    expect(offered.text).toMatch(words.offer);
    // Those in the order of their making, which is that of a minute.
    const found = [words.reminded, words.accepted, words.confirmed].map(
      (pattern) => others.filter(({ text }: { text: string }) => pattern.test(text)).length,
    );
    expect(found).toEqual([1, 1, 1]);
    for (const { subject, text } of mails) {
      expect(subject).toMatch(new RegExp(`${offer.number}|${order.number}`));
      expect(text).toContain('Ünal {{name}} <i>');
      if (language !== 'en') expect(`${subject}\n${text}`).not.toMatch(english);
    }
  });
});
