import { webhookEndpoints, apiKeyEndpoints } from 'contract/integration';
import {
  AnswerContents,
  offerEndpoints,
  offers,
  orderEndpoints,
  orders,
  productInquiryEndpoints,
  supplierRequestEndpoints,
  supplierRequests,
  VisitorInquiry,
} from 'contract/inquiry';
import { supplierEndpoints } from 'contract/partner';
import { NotificationKind, savedViews, staffEndpoints } from 'contract/staff';
import { uuidv7 } from 'uuidv7';
import { addDeliveries } from '../../../document/deliveries';
import { inTransaction } from '../../../repository/in-transaction';
import { callAs } from '../../../testing/describe-resource-routes';
import { ImportJourney } from '../../../transfer/import-journey.fixture';
import { notify } from '../../../notification/notifications';
import { withWord } from './canary-body.fixture';
import { noteRecord, storeFile } from './plant-files.fixture';
import { asOwner, idOfPlanted, type Planting, write } from './plant-resources.fixture';

/** What is no plain record: forms, offers, logs, jobs, imports, accounts, integrations, shared views, notifications. */
export async function plantOthers(planting: Planting): Promise<void> {
  await plantForm(planting);
  await plantOffer(planting);
  await plantOrder(planting);
  await plantRequest(planting);
  await plantLogs(planting);
  await plantJob(planting);
  await plantImport(planting);
  await plantStaff(planting);
  await plantIntegrations(planting);
  const name = planting.canaries.next({ resource: 'customer', field: 'a shared view' });
  const view = { name, resource: 'customer', isShared: true };
  await asOwner(planting, savedViews.endpoints.add, { body: view });
}

async function plantForm({ api, canaries, records, ids }: Planting): Promise<void> {
  const fields = ['name', 'email', 'phone', 'company', 'message'] as const;
  const body = Object.fromEntries(
    fields.map((field) => {
      const word = canaries.next({ resource: 'productInquiry', field });
      return [field, withWord(VisitorInquiry.shape[field], word)];
    }),
  );
  const words = canaries.next({ resource: 'productInquiry', field: 'items' });
  const formToken = api.services.formSecrets.token(new Date(Date.now() - 60_000));
  const { status, answer } = await callAs(api, productInquiryEndpoints.create, {
    body: { ...body, formToken, items: [{ freeText: words }] },
  });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  const { _id } = await api.services.database
    .selectFrom('productInquiry')
    .select('_id')
    .executeTakeFirstOrThrow();
  ids.set('productInquiry', _id);
  noteRecord(records, 'productInquiry', _id);
}

async function plantOffer(planting: Planting): Promise<void> {
  const inquiryId = idOfPlanted(planting, 'inquiry');
  const made = await asOwner(planting, offerEndpoints.make, { id: inquiryId });
  const { _id: id } = made.answer.data;
  noteRecord(planting.records, 'offer', id);
  const endpoint = offers.endpoints.update;
  const written = await write(planting, { resource: offers, endpoint, isNew: false, id });
  if ('problem' in written) throw new Error(written.problem);
  const key = uuidv7();
  const freeText = planting.canaries.next({ resource: 'offer', field: 'lines' });
  const lines = [{ key, freeText, quantity: null, unitPrice: '10' }];
  const cost = { key, supplierId: idOfPlanted(planting, 'supplier'), unitPrice: '7.5' };
  const body = { lines, costs: [{ ...cost, currency: 'EUR' }] };
  const { status, answer } = await asOwner(planting, endpoint, { id, body });
  if (status !== 200) throw new Error(JSON.stringify(answer));
  const word = (field: string) => planting.canaries.next({ resource: 'offer', field });
  await planting.api.sql(
    `update offer set sent_to = $2, accepted_name = $3, accepted_position = $4, accepted_address = $5,
        pdf = $6
      where _id = $1`,
    [
      id,
      `${word('sentTo')}@example.com`,
      word('acceptedName'),
      word('acceptedPosition'),
      word('acceptedAddress'),
      await storeFile(planting, word('pdf')),
    ],
  );
}

/** Of the offer, as if it had been accepted. */
async function plantOrder(planting: Planting): Promise<void> {
  const { api, canaries, records } = planting;
  const [offerId = ''] = records.get('offer') ?? [];
  await api.sql('update offer set accepted_at = now() where _id = $1', [offerId]);
  const made = await asOwner(planting, orderEndpoints.make, { id: offerId });
  // Not before: an order takes them over, and shows number and remarks to whoever sees orders.
  const said = (field: string) => canaries.next({ resource: 'offer', field });
  await api.sql(
    `update offer set accepted_at = null, accepted_number = $2, accepted_delivery = $3,
        accepted_remarks = $4
      where _id = $1`,
    [offerId, said('acceptedNumber'), said('acceptedDelivery'), said('acceptedRemarks')],
  );
  const { _id: id } = made.answer.data;
  noteRecord(records, 'order', id);
  const endpoint = orders.endpoints.update;
  const written = await write(planting, { resource: orders, endpoint, isNew: false, id });
  if ('problem' in written) throw new Error(written.problem);
  const word = (field: string) => canaries.next({ resource: 'order', field });
  await api.sql(
    'update sales_order set sent_to = $2, cancel_reason = $3, pdf = $4 where _id = $1',
    [
      id,
      `${word('sentTo')}@example.com`,
      word('cancelReason'),
      await storeFile(planting, word('pdf')),
    ],
  );
}

/** Of the inquiry, answered by the supplier. */
async function plantRequest(planting: Planting): Promise<void> {
  const { api, canaries, records } = planting;
  const inquiryId = idOfPlanted(planting, 'inquiry');
  const made = await asOwner(planting, supplierRequestEndpoints.make, { id: inquiryId });
  const { _id: id } = made.answer.data;
  noteRecord(records, 'supplierRequest', id);
  const endpoint = supplierRequests.endpoints.update;
  const written = await write(planting, { resource: supplierRequests, endpoint, isNew: false, id });
  if ('problem' in written) throw new Error(written.problem);
  const chosen = { supplierIds: [idOfPlanted(planting, 'supplier')] };
  const { status, answer: refusal } = await asOwner(planting, endpoint, { id, body: chosen });
  if (status !== 200) throw new Error(JSON.stringify(refusal));
  const word = (field: string) => canaries.next({ resource: 'askedSupplier', field });
  const askedId = uuidv7();
  const answer = { name: word('answer'), currency: 'EUR', lines: [] };
  await api.sql(
    `insert into asked_supplier (_id, created_at, updated_at, version, request_id, supplier_id, sent_to,
        contact_name, sent_at, answered_at, decline_reason, answer)
      values ($1, now(), now(), 1, $2, $3, $4, $5, now(), now(), $6, $7::jsonb)`,
    [
      askedId,
      id,
      idOfPlanted(planting, 'supplier'),
      `${word('sentTo')}@example.com`,
      word('contactName'),
      word('declineReason'),
      JSON.stringify(AnswerContents.parse(answer)),
    ],
  );
  noteRecord(records, 'askedSupplier', askedId);
}

async function plantLogs(planting: Planting): Promise<void> {
  const { api, canaries, records } = planting;
  const [documentId, chemicalId] = [
    idOfPlanted(planting, 'document'),
    idOfPlanted(planting, 'chemical'),
  ];
  const email = `${canaries.next({ resource: 'documentDelivery', field: 'email' })}@example.com`;
  const name = canaries.next({ resource: 'documentDelivery', field: 'name' });
  const sent = { documentId, chemicalId, email, name, way: 'request', adminId: null } as const;
  const [delivery] = await inTransaction(api.services.database, (work) =>
    addDeliveries(work, [sent]),
  );
  if (delivery) noteRecord(records, 'documentDelivery', delivery._id);
  const words = canaries.next({ resource: 'missedSearch', field: 'words' });
  const searchId = uuidv7();
  await api.sql(
    `insert into missed_search
      (_id, created_at, updated_at, version, normal, words, count, first_on, last_on, state)
      values ($1, now(), now(), 1, $2, $2, 1, current_date, current_date, 'open')`,
    [searchId, words],
  );
  noteRecord(records, 'missedSearch', searchId);
  const link = { id: idOfPlanted(planting, 'supplier'), body: { chemical_ids: [chemicalId] } };
  await asOwner(planting, supplierEndpoints.link, link);
}

/** Of customers, so that everything in it is of the resource. */
async function plantJob({ api, canaries, records }: Planting): Promise<void> {
  const of = (field: string) => canaries.next({ resource: 'customer', field: `job ${field}` });
  const id = uuidv7();
  await api.sql(
    `insert into job (_id, kind, resource, label, payload, state, problem, due_at, created_at)
      values ($1, 'bulk', 'customer', $2, '{}', 'failed', $3, now(), now())`,
    [id, of('label'), of('problem')],
  );
  await api.sql('insert into job_refusal (_id, job_id, title, reason) values ($1, $2, $3, $4)', [
    uuidv7(),
    id,
    of('title'),
    of('reason'),
  ]);
  noteRecord(records, 'job', id);
}

/** A row whose every cell is a canary, one of them wrong. */
async function plantImport({ api, canaries, records }: Planting): Promise<void> {
  const of = (field: string) => canaries.next({ resource: 'supplier', field });
  const journey = new ImportJourney(api, supplierEndpoints.import);
  const cells = [
    of('companyName'),
    of('contactPerson'),
    of('paymentTerms'),
    of('leadTimeDays'),
    of('rating'),
  ];
  const header = 'Company name,Contact person,Payment terms,Lead time (days),Rating';
  const right = [of('companyName'), of('contactPerson'), of('paymentTerms'), '12', '3'];
  const file = [header, cells.join(','), right.join(',')].join('\n');
  const checked = await journey.checked(file, 'suppliers.csv');
  noteRecord(records, 'import', checked._id);
}

async function plantStaff(planting: Planting): Promise<void> {
  const word = planting.canaries.next({ needs: { staff: 'view' }, of: 'invitation' });
  const body = { email: `${word}@example.com` };
  const { status, answer } = await asOwner(planting, staffEndpoints.invite, { body });
  if (status !== 201 && status !== 200) throw new Error(JSON.stringify(answer));
}

async function plantIntegrations(planting: Planting): Promise<void> {
  const { api, canaries, records } = planting;
  const of = (what: string) => canaries.next({ needs: { settings: 'view' }, of: what });
  const key = { name: of('API key'), levels: { chemicals: 'view' }, expiresOn: nextYear() };
  await asOwner(planting, apiKeyEndpoints.add, { body: key });
  const url = `https://1.1.1.1/${of('webhook')}`;
  const body = { name: of('webhook'), url, events: ['inquiry.updated'] };
  const { status, answer } = await asOwner(planting, webhookEndpoints.add, { body });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  const { _id: webhookId } = answer.data;
  noteRecord(records, 'webhook', webhookId);
  // A receiver may answer with the message that it got.
  const echo = canaries.next({ resource: 'inquiry', field: 'email' });
  await api.sql(
    `insert into webhook_delivery (_id, webhook_id, type, record_id, occurred_at, created_at, state,
      attempts, next_attempt_at, answer)
      values ($1, $2, 'inquiry.updated', $3, now(), now(), 'delivered', 1, now(), $4)`,
    [uuidv7(), webhookId, idOfPlanted(planting, 'inquiry'), echo],
  );
}

function nextYear(): string {
  return new Date(Date.now() + 300 * 24 * 3_600_000).toISOString().slice(0, 10);
}

/** One of each kind, to everybody who has an account by then. */
export async function plantNotifications({ api, canaries }: Planting): Promise<void> {
  await inTransaction(api.services.database, async (work) => {
    for (const kind of NotificationKind.options) {
      await notify(work, { kind, message: canaries.next({ notification: kind }), link: null });
    }
  });
}
