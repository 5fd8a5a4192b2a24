import { careerApplications } from 'contract/content';
import {
  contactEndpoints,
  inquiries,
  productInquiries,
  productInquiryEndpoints,
  sources,
} from 'contract/inquiry';
import { type Notification, notificationEndpoints } from 'contract/staff';
import { sql } from 'kysely';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import { openSite, pdf, type Site } from './visitor.fixture';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  await told();
  await site.staff(notificationEndpoints.removeAll);
});
afterAll(() => site.api.close());

/** What staff are told once the outbox is empty, oldest first. */
async function told(): Promise<Pick<Notification, 'kind' | 'message' | 'link'>[]> {
  const { services } = site.api;
  while ((await deliverDue({ services, log: console })) > 0);
  const { answer } = await site.staff(notificationEndpoints.list);
  return answer.data
    .map(({ kind, message, link }: Notification) => ({ kind, message, link }))
    .toReversed();
}

const fromBrightwater = { name: 'Ann Beyer', company: 'Brightwater Ltd' };
const items = ['Acetone', 'Toluene', 'Zinc oxide'].map((freeText) => ({ freeText }));

test('a product inquiry says who asks for how much, and leads to it', async () => {
  const { create } = productInquiryEndpoints;
  const several = await site.send(create, site.asked({ ...fromBrightwater, items }));
  const single = await site.send(create, site.asked({ name: 'Bo' }));
  expect(await told()).toEqual([
    {
      kind: 'product-inquiry',
      message: `Ann Beyer of Brightwater Ltd asks for 3 chemicals (${several.reference})`,
      link: `/product-inquiry-table?search=${several.reference}`,
    },
    {
      kind: 'product-inquiry',
      message: `Bo asks for 1 chemical (${single.reference})`,
      link: `/product-inquiry-table?search=${single.reference}`,
    },
  ]);
});

test('a contact message says who writes about what, with its source and without', async () => {
  const { contact } = contactEndpoints;
  const first = await site.send(contact, site.message(fromBrightwater));
  const { answer } = await site.staff(sources.endpoints.list, { query: { search: 'contact' } });
  const subject = 'Prices '.repeat(28).trim();
  await site.api.services.database
    .updateTable('source')
    .set({ deletedAt: new Date().toISOString() })
    .where('_id', '=', answer.data[0]._id)
    .execute();
  const second = await site.send(contact, site.message({ name: 'Bo', subject }));
  const third = await site.send(contact, site.message({ name: 'Cy', subject: null }));
  const notices = await told();
  expect(notices.map(({ kind }) => kind)).toEqual(Array(3).fill('contact-message'));
  expect(notices.map(({ message }) => message)).toEqual([
    `Ann Beyer of Brightwater Ltd writes: A question (${first.reference})`,
    `Bo writes: ${'Prices '.repeat(17).trim()}… (${second.reference})`,
    `Cy sent a message (${third.reference})`,
  ]);
  const found = await site.staff(inquiries.endpoints.list, { query: { search: first.reference } });
  expect(notices[0]?.link).toBe(`/edit-inquiry/${found.answer.data[0]._id}`);
});

const applicationOf = async (reference: string | undefined) => {
  const { list } = careerApplications.endpoints;
  const { answer } = await site.staff(list, { query: { search: reference } });
  return String(answer.data[0]._id);
};

test('an application says who applies as what, and leads to it', async () => {
  const parts = { fields: { name: 'Ann Beyer', position: 'Chemist' } };
  const chemist = await site.apply({ ...parts.fields, resume: pdf });
  const other = await site.apply({ name: 'Bo', resume: pdf });
  expect(await told()).toEqual([
    {
      kind: 'career-application',
      message: `Ann Beyer applies as Chemist (${chemist.reference})`,
      link: `/career/edit/${await applicationOf(chemist.reference)}`,
    },
    {
      kind: 'career-application',
      message: `Bo applies for a job (${other.reference})`,
      link: `/career/edit/${await applicationOf(other.reference)}`,
    },
  ]);
});

test('nobody is told of spam, of what staff enter or convert, or of what was loaded', async () => {
  const { create, convert } = productInquiryEndpoints;
  const { contact } = contactEndpoints;
  await site.send(create, site.asked({ homepage: 'https://spam.example' }));
  await site.send(contact, site.message({ homepage: 'https://spam.example' }));
  await site.apply({ name: 'Spammer', homepage: 'https://spam.example', resume: pdf });
  expect(await told()).toEqual([]);

  await site.staff(inquiries.endpoints.add, { body: { contactName: 'By phone' } });
  const letter = { name: 'By letter', email: 'ann@example.com' };
  expect((await site.staff(careerApplications.endpoints.add, { body: letter })).status).toBe(201);
  const { reference } = await site.send(create, site.asked());
  const sent = await site.staff(productInquiries.endpoints.list, { query: { search: reference } });
  await site.staff(convert, { id: sent.answer.data[0]._id });
  expect(await told()).toMatchObject([{ kind: 'product-inquiry' }]);

  await site.staff(notificationEndpoints.removeAll);
  await site.send(create, site.asked());
  await sql`
    update product_inquiry set created_at = now() - interval '31 days'
    where status = 'new'`.execute(site.api.services.database);
  expect(await told()).toEqual([]);
});
