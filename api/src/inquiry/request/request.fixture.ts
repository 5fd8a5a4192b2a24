import {
  inquiries,
  offers,
  supplierRequestEndpoints,
  supplierRequests,
  askedSuppliers,
} from 'contract/inquiry';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { chemicals } from 'contract/catalog';
import { openHidden } from '../../email/sending/hidden-part';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { later, openOffers } from '../offer/offer.fixture';
import type { Sending } from '../public-form/visitor.fixture';

/** By name, since its type has parts that a declaration could not name. */
interface Desk extends Awaited<ReturnType<typeof openOffers>> {}

const { make, send, show, answer, compare, take } = supplierRequestEndpoints;

/** A company that asks suppliers. */
export async function openRequests() {
  const desk: Desk = await openOffers();
  const { staff, api } = desk.site;

  const addSupplier = async (fields: object = {}): Promise<string> => {
    const word = unique();
    const body = {
      companyName: `Supplier ${word}`,
      emails: [`sam-${word}@example.com`.toLowerCase()],
    };
    return (await staff(suppliers.endpoints.add, { body: { ...body, ...fields } })).answer.data._id;
  };
  const addChemical = async (fields: object = {}): Promise<string> =>
    (await staff(chemicals.endpoints.add, { body: { name: `Asked ${unique()}`, ...fields } }))
      .answer.data._id;
  const addInquiry = async (fields: object = {}): Promise<string> => {
    const items = [
      { freeText: 'Acetone', quantity: 600, unitId: desk.kilogram },
      { freeText: 'Toluene', quantity: 40, unitId: desk.kilogram },
    ];
    const body = { contactName: 'Vera', email: 'vera@example.com', items, ...fields };
    return (await staff(inquiries.endpoints.add, { body })).answer.data._id;
  };
  const read = async (id: string) =>
    (await staff(supplierRequests.endpoints.get, { id })).answer.data;
  const drafted = async (supplierIds: readonly string[], fields: object = {}) => {
    const inquiryId = await addInquiry(fields);
    const made = await staff(make, { id: inquiryId });
    expect(made.status).toBe(200);
    const id: string = made.answer.data._id;
    const changed = await staff(supplierRequests.endpoints.update, {
      id,
      body: { supplierIds, answerBy: later },
    });
    expect(changed.status).toBe(200);
    return { id, inquiryId, request: changed.answer.data };
  };
  return {
    desk,
    staff,
    api,
    addSupplier,
    addChemical,
    addInquiry,
    read,
    drafted,
    link: (supplierId: string, chemicalIds: readonly string[]) =>
      staff(supplierEndpoints.link, { id: supplierId, body: { chemical_ids: chemicalIds } }),
    send: (id: string, body: object = {}) => staff(send, { id, body }),
    askedOf: async (requestId: string) =>
      (await staff(askedSuppliers.endpoints.list, { query: { requestId } })).answer.data,
    compare: async (id: string) => (await staff(compare, { id })).answer.data,
    take: (id: string, lines: readonly object[]) => staff(take, { id, body: { lines } }),
    offerOf: async (id: string) => (await staff(offers.endpoints.get, { id })).answer.data,
    ...supplierOf(desk),
    /** A sent request of two lines with the keys of its suppliers, in order. */
    sentRequest: async (count = 2, fields: object = {}) => {
      const supplierIds: string[] = [];
      for (let place = 0; place < count; place += 1) supplierIds.push(await addSupplier());
      const { id, inquiryId } = await drafted(supplierIds, fields);
      const sent = await staff(send, { id, body: {} });
      expect(sent.answer).toMatchObject({ data: { state: 'open', askedCount: count } });
      const keys: string[] = [];
      for (const supplierId of supplierIds) keys.push(await supplierOf(desk).mailedKey(supplierId));
      return { id, inquiryId, supplierIds, keys, request: sent.answer.data };
    },
  };
}

/** What a supplier does. */
function supplierOf({ site }: Desk) {
  const { api } = site;
  let calls = 0;
  return {
    /** The key in the last mail to a supplier. */
    mailedKey: async (supplierId: string): Promise<string> => {
      const { to, secretBox } = await api.services.database
        .selectFrom('email')
        .select(['to', 'secretBox'])
        .where('supplierId', '=', supplierId)
        .where('secretBox', 'is not', null)
        .orderBy('_id', 'desc')
        .executeTakeFirstOrThrow();
      return openHidden(api.services.secretBox, to, String(secretBox)).secret;
    },
    show: (key: string) => callAs(api, show, { query: { key } }),
    /** Each from an address of its own, which limits count. */
    answer: (key: string, fields: object, sending?: Sending) => {
      calls += 1;
      const from = `203.0.${Math.floor(calls / 250)}.${(calls % 250) + 1}`;
      return site.send(answer, { key, ...fields }, sending ?? { from });
    },
  };
}

/** An answer with a price for each of the lines. */
export function offered(
  lines: readonly { readonly key: string }[],
  prices: readonly (string | null)[],
  fields: { readonly unitId: string } & Readonly<Record<string, unknown>>,
) {
  const { unitId, currency = 'EUR', ...rest } = fields;
  return {
    answer: 'offer',
    name: 'Sam Seller',
    currency,
    ...rest,
    lines: lines.map(({ key }, place) => {
      const unitPrice = prices[place] ?? null;
      return unitPrice === null ? { key } : { key, unitPrice, unitId, leadTimeDays: 14 };
    }),
  };
}
