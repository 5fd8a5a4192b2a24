import { units } from 'contract/catalog';
import { companyEndpoints, contactInfos } from 'contract/content';
import { mailServers } from 'contract/email';
import {
  inquiries,
  offerEndpoints,
  offers,
  productInquiryEndpoints,
  statuses,
} from 'contract/inquiry';
import type { LightMyRequestResponse } from 'fastify';
import { openHidden } from '../../email/sending/hidden-part';
import { callAs } from '../../testing/describe-resource-routes';
import { openSite, type Sending, type Site } from '../public-form/visitor.fixture';

/** The page of a visitor's inquiry: its reference, and the key that the form answered. */
export interface InquiryOfForm {
  readonly inquiryId: string;
  readonly reference: string;
  readonly key: string;
}

export const later = '2999-12-31';

/** An answer that accepts. */
export const acceptance = {
  answer: 'accept',
  name: 'Petra Buyer',
  position: 'Head of Purchasing',
} as const;

/** A company that makes offers, and the visitors who get them. */
export async function openOffers(
  env: Readonly<Record<string, string>> = { PUBLIC_URL: 'https://example.com' },
) {
  const site = await openSite({ env });
  const { staff, api } = site;
  const mail = { name: 'Desk', host: 'mail.example.com', port: 587, isDefault: true };
  await staff(mailServers.endpoints.add, { body: { ...mail, fromAddress: 'desk@example.com' } });
  await staff(companyEndpoints.update, {
    body: { name: 'Example Chemicals', vatNumber: 'GB 123', version: 1 },
  });
  await staff(contactInfos.endpoints.add, {
    body: { label: 'Office', address: '1 Example Quay', primary: true },
  });
  const unit = async (symbol: string, dimension: string): Promise<string> => {
    const body = { name: `Unit ${symbol}`, symbol, dimension, factor: 1 };
    return (await staff(units.endpoints.add, { body })).answer.data._id;
  };
  const [kilogram, litre] = [await unit('kg', 'mass'), await unit('L', 'volume')];

  const sending = sendingOf(site, kilogram);
  const recipient = recipientOf(site);
  return {
    site,
    kilogram,
    litre,
    ...sending,
    ...recipient,
    /** Makes, completes and sends the next version. */
    sendNext: async (inquiryId: string, fields: object = {}) => {
      const draft = await sending.complete(inquiryId, fields);
      const sent = await sending.send(draft._id);
      expect(sent.status).toBe(200);
      return { offer: sent.answer.data, key: await recipient.mailedKey(inquiryId) };
    },
    /** How the inquiry stands. */
    kindOf: async (inquiryId: string) => {
      const { statusId, lostReason } = (await staff(inquiries.endpoints.get, { id: inquiryId }))
        .answer.data;
      const { kind } = (await staff(statuses.endpoints.get, { id: statusId })).answer.data;
      return { kind, lostReason };
    },
    /** Moves the last day of validity into the past. */
    expire: (id: string) =>
      api.services.database
        .updateTable('offer')
        .set({ validUntil: '2026-01-31' })
        .where('_id', '=', id)
        .execute(),
  };
}

/** What staff do until an offer is sent. */
function sendingOf(site: Site, kilogram: string) {
  const { staff, api } = site;
  /** Sent by a visitor and converted by staff. */
  const addInquiry = async (
    items: readonly object[] = [{ freeText: 'Acetone' }],
    sender: object = {},
  ): Promise<InquiryOfForm> => {
    const form = site.productForm({ items, ...sender });
    const sent = await site.send(productInquiryEndpoints.create, form);
    const { reference, statusKey: key } = sent.answer.data;
    const { _id: id } = await api.services.database
      .selectFrom('productInquiry')
      .select('_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const converted = await staff(productInquiryEndpoints.convert, { id });
    return { inquiryId: String(converted.answer.data._id), reference, key };
  };
  const make = async (inquiryId: string) => {
    const made = await staff(offerEndpoints.make, { id: inquiryId });
    expect(made.status).toBe(200);
    return (await staff(offers.endpoints.get, { id: made.answer.data._id })).answer.data;
  };
  const complete = async (inquiryId: string, fields: object = {}) => {
    const draft = await make(inquiryId);
    const lines = draft.lines.map((line: object) => ({
      ...line,
      quantity: '600',
      unitId: kilogram,
      unitPrice: '1.005',
    }));
    const body = { lines, validUntil: later, version: draft.version, ...fields };
    const changed = await staff(offers.endpoints.update, { id: draft._id, body });
    expect(changed.answer).toMatchObject({ data: { state: 'draft' } });
    return changed.answer.data;
  };
  const send = (id: string, message: string | null = null) =>
    staff(offerEndpoints.send, { id, body: { message } });
  return { addInquiry, make, complete, send };
}

/** What the recipient of an offer does. */
function recipientOf(site: Site) {
  const { api } = site;
  return {
    /** The key in the last mail of an offer. */
    mailedKey: async (inquiryId: string): Promise<string> => {
      const { to, secretBox } = await api.services.database
        .selectFrom('email')
        .select(['to', 'secretBox'])
        .where('inquiryId', '=', inquiryId)
        .where('secretBox', 'is not', null)
        .orderBy('_id', 'desc')
        .executeTakeFirstOrThrow();
      return openHidden(api.services.secretBox, to, String(secretBox)).secret;
    },
    show: (key: string) => callAs(api, offerEndpoints.show, { query: { key } }),
    open: (key: string): Promise<LightMyRequestResponse> =>
      api.inject({ url: `/api/${offerEndpoints.open.path}?key=${key}` }),
    answer: (key: string, fields: object, sending?: Sending) =>
      site.send(offerEndpoints.answer, { key, ...fields }, sending),
    progress: async ({ reference, key }: Pick<InquiryOfForm, 'reference' | 'key'>) =>
      (await callAs(api, productInquiryEndpoints.progress, { query: { reference, key } })).answer
        .data,
  };
}
