import type { Endpoint } from 'contract';
import { companyEndpoints } from 'contract/content';
import { inquiries, offers, statuses } from 'contract/inquiry';
import { uuidv7 } from 'uuidv7';
import { seedWriter } from '../../app/seed';
import { inTransaction } from '../../repository/in-transaction';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi } from '../../testing/start-test-api';

export interface Deal {
  /** By name. */
  readonly status?: string;
  readonly closedAt?: string;
  readonly lines?: readonly (readonly [chemicalId: string | null, unitPrice: string])[];
  readonly terms?: object;
  readonly fields?: object;
}

/** By name, since its type has parts that a declaration could not name. */
export interface Deals extends Awaited<ReturnType<typeof openDeals>> {}

/** A company in Berlin that calculates in euros, and inquiries with offers that were sent. */
export async function openDeals() {
  const api = await startTestApi({ jobs: 'stopped' });
  const statusIds = new Map<string, string>();
  const call = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  const add = async (endpoint: Endpoint, body: object) =>
    (await call(endpoint, { body })).answer.data;
  await call(companyEndpoints.update, { body: { timeZone: 'Europe/Berlin', currency: 'EUR' } });
  for (const { name, _id } of (await call(statuses.endpoints.list)).answer.data)
    statusIds.set(name, _id);
  const kilogram = uuidv7();
  await api.sql(`insert into unit (_id, created_at, updated_at, version, name, symbol, dimension, factor)
    values ('${kilogram}', now(), now(), 1, 'Kilogram', 'kg', 'mass', 1)`);

  async function sendOffer(inquiryId: string, lines: NonNullable<Deal['lines']>, terms?: object) {
    const input = {
      currency: 'EUR',
      validUntil: '2999-12-31',
      lines: lines.map(([chemicalId, unitPrice]) => ({
        key: uuidv7(),
        chemicalId,
        freeText: chemicalId === null ? 'Something' : null,
        quantity: '1',
        unitId: kilogram,
        unitPrice,
      })),
      ...terms,
    };
    await inTransaction(api.services.database, async (work) => {
      const computed = { inquiryId, number: unique(), revision: 1 };
      const writer = seedWriter(work, api.services);
      const [offer] = await writer.add(offers, [{ input, computed }]);
      const patch = { id: String(offer?.['_id']), fields: { sentAt: new Date().toISOString() } };
      await writer.update(offers, [patch]);
    });
  }

  /** An inquiry with a sent offer, closed at a time. */
  async function deal(given: Deal): Promise<string> {
    const { status = 'New', closedAt, lines = [[null, '100']], terms, fields } = given;
    const lostReason = status === 'Lost' ? 'Price' : null;
    const body = { contactName: unique(), statusId: statusIds.get(status), lostReason, ...fields };
    const { _id } = await add(inquiries.endpoints.add, body);
    if (lines.length > 0) await sendOffer(_id, lines, terms);
    if (closedAt !== undefined) {
      await api.sql(
        `update inquiry_value set closed_at = '${closedAt}' where inquiry_id = '${_id}'`,
      );
    }
    return _id;
  }
  return { api, statusIds, call, add, deal };
}
