import { companyEndpoints } from 'contract/content';
import {
  exchangeRates,
  inquiries,
  type InquiryValue,
  offers,
  orderEndpoints,
} from 'contract/inquiry';
import { uuidv7 } from 'uuidv7';
import { acceptance } from '../offer/offer.fixture';
import { openOrders } from '../order/order.fixture';

let works: Awaited<ReturnType<typeof openOrders>>;
beforeAll(async () => {
  works = await openOrders();
  const body = { timeZone: 'Europe/Berlin', currency: 'EUR' };
  await works.staff(companyEndpoints.update, { body });
});
afterAll(() => works.desk.site.api.close());

interface Line {
  readonly unitPrice: string | null;
  readonly quantity?: string;
  readonly discountPercent?: string;
}

/** What happens to an inquiry's offer, one step after the other. */
type Step =
  | { readonly draft: readonly Line[]; readonly fields?: object }
  | 'send'
  | 'accept'
  | 'decline'
  | 'order'
  | 'cancel'
  | 'expire'
  | 'drop';

interface Told {
  readonly inquiryId: string;
  offerId: string;
  orderId: string;
}

async function take(step: Step, told: Told): Promise<void> {
  const { desk, staff } = works;
  const ok = async (answer: Promise<{ status: number; answer: { data: { _id: string } } }>) => {
    const { status, answer: body } = await answer;
    expect([status, body]).toMatchObject([200, {}]);
    return body.data;
  };
  const answerWith = async (answer: object) => {
    const key = await desk.mailedKey(told.inquiryId);
    expect((await desk.answer(key, answer)).status).toBe(200);
  };
  if (typeof step === 'object') {
    const made = await desk.make(told.inquiryId);
    told.offerId = made._id;
    const lines = step.draft.map((line) => ({
      key: uuidv7(),
      freeText: 'Acetone',
      quantity: '1',
      unitId: desk.kilogram,
      ...line,
    }));
    const body = { lines, validUntil: '2999-12-31', version: made.version, ...step.fields };
    await ok(staff(offers.endpoints.update, { id: told.offerId, body }));
    return;
  }
  switch (step) {
    case 'send':
      await ok(desk.send(told.offerId));
      return;
    case 'accept':
      return answerWith(acceptance);
    case 'decline':
      return answerWith({ answer: 'decline', reason: 'Too dear' });
    case 'order':
      told.orderId = (await ok(staff(orderEndpoints.make, { id: told.offerId })))._id;
      return;
    case 'cancel': {
      const body = { reason: 'They closed' };
      await ok(staff(orderEndpoints.cancel, { id: told.orderId, body }));
      return;
    }
    case 'expire':
      await desk.expire(told.offerId);
      return;
    case 'drop':
      await ok(staff(offers.endpoints.remove, { id: told.offerId }));
      return;
    default:
      step satisfies never;
  }
}

async function valueAfter(steps: readonly Step[]): Promise<InquiryValue | null> {
  const { inquiryId } = await works.desk.addInquiry();
  const told = { inquiryId, offerId: '', orderId: '' };
  for (const step of steps) await take(step, told);
  return (await works.staff(inquiries.endpoints.get, { id: inquiryId })).answer.data.value;
}

const draft = (unitPrice: string, fields: object = {}): Step => ({
  draft: [{ unitPrice }],
  fields,
});

describe('an inquiry is worth', () => {
  test.each<[string, readonly Step[], string | null]>([
    ['nothing known without an offer', [], null],
    ['nothing known while its draft has no price', [{ draft: [{ unitPrice: null }] }], null],
    ['its draft, as an estimate', [draft('10')], '10.00 estimate'],
    [
      'the priced lines of a draft that is not complete',
      [{ draft: [{ unitPrice: '10' }, { unitPrice: null }] }],
      '10.00 estimate',
    ],
    ['nothing known once the draft is deleted', [draft('10'), 'drop'], null],
    ['what was sent', [draft('10'), 'send'], '10.00'],
    ['what was sent, whatever the next draft says', [draft('10'), 'send', draft('99')], '10.00'],
    ['the last version sent', [draft('10'), 'send', draft('20'), 'send'], '20.00'],
    ['what was declined', [draft('10'), 'send', 'decline'], '10.00'],
    ['what was sent and has expired', [draft('10'), 'send', 'expire'], '10.00'],
    ['what was accepted', [draft('10'), 'send', 'accept'], '10.00'],
    [
      'what was accepted, though a later version was sent',
      [draft('10'), 'send', 'accept', draft('20'), 'send'],
      '10.00',
    ],
    [
      'the last version that was accepted',
      [draft('10'), 'send', 'accept', draft('20'), 'send', 'accept'],
      '20.00',
    ],
    ['what was ordered', [draft('10'), 'send', 'order'], '10.00'],
    ['nothing known once its order is cancelled', [draft('10'), 'send', 'order', 'cancel'], null],
    [
      'nothing known where the replacing version’s order was cancelled',
      [draft('10'), 'send', draft('20'), 'send', 'order', 'cancel'],
      null,
    ],
    [
      'its lines less their discounts',
      [{ draft: [{ unitPrice: '9.99', quantity: '3', discountPercent: '10' }] }, 'send'],
      '26.97',
    ],
    [
      'the goods less the discount, a half to the even cent',
      [draft('0.25', { discountPercent: '50' }), 'send'],
      '0.13',
    ],
    [
      'the goods without charges and tax',
      [
        draft('10', { freight: '5', insurance: '1', vatRule: 'domestic', vatPercent: '19' }),
        'send',
      ],
      '10.00',
    ],
    [
      'nothing to nobody, with a discount of everything',
      [draft('10', { discountPercent: '100' }), 'send'],
      '0.00',
    ],
  ])('%s', async (_what, steps, expected) => {
    const value = await valueAfter(steps);
    const words = value && `${value.amount}${value.isEstimate ? ' estimate' : ''}`;
    expect(words).toBe(expected);
    if (value) expect(value).toMatchObject({ currency: 'EUR', converted: value.amount });
  });
});

describe('in the company’s currency it is worth', () => {
  const today = () => new Date().toISOString().slice(0, 10);
  type Rate = readonly [from: string, to: string, rate: string, ratedOn: string];

  test.each<[string, string, string, readonly Rate[], string | null]>([
    ['nothing known without a rate', 'CHF', '10', [], null],
    ['the direct rate', 'USD', '10', [['USD', 'EUR', '0.905', '2026-01-01']], '9.05'],
    ['a half to the even cent', 'AUD', '1', [['AUD', 'EUR', '0.625', '2026-01-01']], '0.62'],
    ['one through the inverse rate', 'GBP', '10', [['EUR', 'GBP', '0.85', '2026-01-01']], '11.76'],
    [
      'the newest of several',
      'SEK',
      '100',
      [
        ['SEK', 'EUR', '0.08', '2026-01-01'],
        ['EUR', 'SEK', '10', '2026-02-01'],
      ],
      '10.00',
    ],
    [
      'the direct one of two of one day',
      'NOK',
      '100',
      [
        ['EUR', 'NOK', '10', '2026-01-01'],
        ['NOK', 'EUR', '0.09', '2026-01-01'],
      ],
      '9.00',
    ],
    ['nothing known by a rate of later', 'DKK', '10', [['DKK', 'EUR', '0.13', '2999-01-01']], null],
    ['yen, which have no cents', 'JPY', '1005', [['EUR', 'JPY', '160', '2026-01-01']], '6.28'],
    ['dinars of three places', 'KWD', '1.005', [['KWD', 'EUR', '3', '2026-01-01']], '3.02'],
  ])('%s', async (_what, currency, unitPrice, rates, expected) => {
    for (const [fromCurrency, toCurrency, rate, ratedOn] of rates) {
      const body = { fromCurrency, toCurrency, rate, ratedOn };
      expect((await works.staff(exchangeRates.endpoints.add, { body })).status).toBe(201);
    }
    const value = await valueAfter([draft(unitPrice, { currency }), 'send']);
    expect(value).toMatchObject({ currency, converted: expected });
  });

  test('the rate of the day of sending, and a draft by that of today; a deleted rate is none', async () => {
    const pln = { fromCurrency: 'PLN', toCurrency: 'EUR', rate: '0.2', ratedOn: '2026-01-01' };
    await works.staff(exchangeRates.endpoints.add, { body: pln });
    const { inquiryId } = await works.desk.addInquiry();
    const told = { inquiryId, offerId: '', orderId: '' };
    const read = async () =>
      (await works.staff(inquiries.endpoints.get, { id: inquiryId })).answer.data.value;
    await take(draft('10', { currency: 'PLN' }), told);
    expect(await read()).toMatchObject({ converted: '2.00', isEstimate: true });
    const body = { ...pln, rate: '0.3', ratedOn: today() };
    const added = await works.staff(exchangeRates.endpoints.add, { body });
    expect(await read()).toMatchObject({ converted: '3.00' });
    await take('send', told);
    await works.desk.site.api.sql(
      `update inquiry_value set rated_on = '2026-06-01' where inquiry_id = '${inquiryId}'`,
    );
    expect(await read()).toMatchObject({ converted: '2.00', isEstimate: false });
    await works.staff(exchangeRates.endpoints.remove, { id: added.answer.data._id });
    expect(await read()).toMatchObject({ converted: '2.00' });
  });
});
