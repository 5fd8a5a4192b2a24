import { Country, text } from 'contract';
import { Grade } from 'contract/catalog';
import {
  FollowUpKind,
  followUpEndpoints,
  inquiries,
  inquiryEndpoints,
  Priority,
  productInquiries,
} from 'contract/inquiry';
import { Currency, Incoterm } from 'contract/partner';
import { type Dashboard, dashboardEndpoints, Email } from 'contract/staff';
import { z } from 'zod';
import { callAs, type CallRequest, startTestApi, type TestApi } from 'api/testing';
import chemicals from './data/chemicals.json';
import customers from './data/customers.json';
import file from './data/inquiries.json';
import units from './data/units.json';
import { FictionalPhone } from './fictional-phone.fixture';
import { demoCompany } from './demo-company';

const gradesOf = new Map(
  chemicals.map(({ productCode, grades }) => [productCode, new Set<string>(grades)]),
);
const symbols = new Set(units.map(({ symbol }) => symbol));

const past = z.number().min(-365).max(-0.01);
const Address = Email.refine((address) => address.endsWith('.example.com'));

const amount = {
  quantity: z.number().positive(),
  unit: z.string().refine((symbol) => symbols.has(symbol)),
  grade: Grade.optional(),
  packaging: text(120).optional(),
};
const wished = { targetPrice: z.number().positive().optional(), currency: Currency.optional() };
const OfChemical = z
  .strictObject({ chemical: z.string(), ...amount, ...wished })
  .refine(({ chemical, grade }) => {
    const grades = gradesOf.get(chemical);
    return grades !== undefined && (grade === undefined || grades.has(grade));
  }, 'The chemical is not in this grade');
const Item = z.union([OfChemical, z.strictObject({ freeText: text(300) })]);
const trade = { incoterm: Incoterm.optional(), destination: text(200).optional() };

const DemoFollowUp = z
  .strictObject({
    kind: FollowUpKind,
    message: text(300),
    day: past,
    due: z.number().min(-365).max(15).optional(),
    done: past.optional(),
  })
  .refine(({ day, due, done = 0 }) => day <= done && day <= (due ?? day));
const Move = z.strictObject({
  to: z.enum(['Contacted', 'Quoted', 'Negotiation', 'Won', 'Lost']),
  day: past,
});
const DemoInquiry = z.strictObject({
  day: past,
  customer: z.enum(customers.flatMap(({ emails }) => emails)).optional(),
  person: z
    .strictObject({
      contactName: text(120),
      company: text(200),
      email: Address,
      phone: FictionalPhone.optional(),
      country: Country,
    })
    .optional(),
  source: text(80),
  priority: Priority.optional(),
  subject: text(200).optional(),
  message: text(1000),
  items: z.array(Item).min(1).max(7),
  ...trade,
  moves: z.array(Move).optional(),
  lostReason: text(200).optional(),
  followUps: z.array(DemoFollowUp).min(1).max(4).optional(),
  madeFrom: Address.optional(),
});
const DemoProductInquiry = z.strictObject({
  day: past,
  name: text(120),
  email: Address,
  phone: FictionalPhone.optional(),
  company: text(200).optional(),
  country: Country.optional(),
  items: z.array(Item).min(1),
  documentsWanted: z.array(z.string()).optional(),
  ...trade,
  message: text(1000),
  status: z.literal('spam').optional(),
});

const demo = z.array(DemoInquiry).parse(file.inquiries);
const sent = z.array(DemoProductInquiry).parse(file.productInquiries);
const endOf = ({ moves = [] }: (typeof demo)[number]) => moves.at(-1)?.to ?? 'New';
const followUps = demo.flatMap((one) => one.followUps ?? []);

test('there are 120 inquiries in the order of their coming, more of them lately, none far away', () => {
  const days = demo.map(({ day }) => day);
  expect(days).toHaveLength(120);
  expect(days.toSorted((one, other) => one - other)).toEqual(days);
  const inMonth = (month: number) =>
    days.filter((day) => day >= (month - 12) * 30.5 && day < (month - 11) * 30.5).length;
  const months = Array.from({ length: 12 }, (_, month) => inMonth(month));
  expect(Math.min(...months)).toBeGreaterThanOrEqual(3);
  expect(months[11]).toBeGreaterThan(2 * (months[0] ?? 0));
});

test('each is of a customer or of somebody else, half and half, and moves on in time', () => {
  expect(demo.filter(({ customer }) => customer)).toHaveLength(60);
  const wrong = demo.filter(({ day, customer, person, moves = [], ...own }) => {
    const days = [day, ...moves.map((move) => move.day)];
    const isForward = days.every((one, index) => index === 0 || one > (days[index - 1] ?? one));
    const isLost = moves.at(-1)?.to === 'Lost';
    return (
      (customer === undefined) === (person === undefined) ||
      !isForward ||
      isLost !== (own.lostReason !== undefined)
    );
  });
  expect(wrong).toEqual([]);
});

test('they stand in every status, and what ended has no open step', () => {
  const ends = new Set(demo.map(endOf));
  expect([...ends].toSorted()).toEqual([
    'Contacted',
    'Lost',
    'Negotiation',
    'New',
    'Quoted',
    'Won',
  ]);
  const ended = demo.filter((one) => ['Won', 'Lost'].includes(endOf(one)));
  const open = ended.flatMap((one) => one.followUps ?? []).filter(isOpen);
  expect(open).toEqual([]);
});

test('some steps are overdue by days, some are for today, some for later', () => {
  const due = followUps.filter(isOpen).map((one) => one.due ?? 0);
  expect(due.filter((day) => day < 0 && day > -6).length).toBeGreaterThanOrEqual(4);
  expect(due.filter((day) => day >= 0 && day < 1).length).toBeGreaterThanOrEqual(4);
  expect(due.filter((day) => day >= 1).length).toBeGreaterThanOrEqual(6);
  expect(Math.min(...due)).toBeGreaterThan(-6);
});

test('no message stands twice, and few name a price that they wish', () => {
  const messages = demo.map(({ message }) => message);
  expect(new Set(messages).size).toBe(messages.length);
  const priced = demo.flatMap(({ items }) => items).filter((item) => 'targetPrice' in item);
  expect(priced.length).toBeGreaterThan(0);
  expect(priced.length).toBeLessThan(15);
});

describe('after the first start', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
  });
  afterAll(() => api.close());

  const call = async (endpoint: Parameters<typeof callAs>[1], request: CallRequest = {}) =>
    (await callAs(api, endpoint, { token: api.adminToken, ...request })).answer;

  test('the dashboard of a year and of a month is full', async () => {
    const until = new Date().toISOString().slice(0, 10);
    const from = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
    const year: Dashboard = (await call(dashboardEndpoints.get, { query: { from, until } })).data;
    expect(year.outcome.total).toBe(120);
    expect(year.byStatus.filter(({ count }) => count === 0)).toEqual([]);
    expect(year.bySource).toHaveLength(7);
    expect(year.byCountry.length).toBeGreaterThanOrEqual(15);
    expect(year.topChemicals).toHaveLength(10);
    expect(year.followUps.total).toBeGreaterThanOrEqual(8);
    expect(year.productInquiries.total).toBe(5);
    const month: Dashboard = (await call(dashboardEndpoints.get)).data;
    expect(month.outcome.total).toBeGreaterThan(10);
    expect(month.before.total).toBeGreaterThan(5);
  });

  test('an inquiry has the history that it would have: of then, not of the first start', async () => {
    const index = demo.findLastIndex((one) => endOf(one) === 'Won' && one.day < -30);
    const wanted = demo[index];
    const query = { sort: 'createdAt', pageSize: 100 };
    const pages = [
      await call(inquiries.endpoints.list, { query: { ...query, page: 1 } }),
      await call(inquiries.endpoints.list, { query: { ...query, page: 2 } }),
    ];
    const listed = pages.flatMap(({ data }) => data);
    const numbers: string[] = listed.map(({ number }: { number: string }) => number);
    expect(numbers.map((number) => number.slice(-6))).toEqual(
      demo.map((_, place) => String(place + 1).padStart(6, '0')),
    );
    const one = listed[index];
    expect(one.number.slice(4, 8)).toBe(one.createdAt.slice(0, 4));
    const { data } = await call(inquiryEndpoints.timeline, { id: one._id });
    const changes = data.filter(({ kind }: { kind: string }) => kind === 'change').toReversed();
    expect(changes[0].at).toBe(one.createdAt);
    expect(changes.at(-1).at).toBe(one.updatedAt);
    expect(changes).toHaveLength(1 + (wanted?.moves?.length ?? 0));
    expect(Date.parse(one.updatedAt)).toBeLessThan(Date.now() - 86_400_000);
  });

  test('what came from the site is new, spam, or linked with its inquiry both ways', async () => {
    const { data } = await call(productInquiries.endpoints.list);
    const statuses = data.map(({ status }: { status: string }) => status).toSorted();
    expect(statuses).toEqual([...Array(2).fill('converted'), ...Array(5).fill('new'), 'spam']);
    expect(statuses).toHaveLength(sent.length);
    for (const { _id, inquiryId } of data.filter((one: { inquiryId: unknown }) => one.inquiryId)) {
      const inquiry = await call(inquiries.endpoints.get, { id: inquiryId });
      expect(inquiry.data.productInquiryId).toBe(_id);
    }
  });

  test('a customer’s inquiry has his name and address, and nobody is assigned before there is an admin', async () => {
    const query = { assignedTo: 'nobody', pageSize: 100 };
    const { data, total } = await call(inquiries.endpoints.list, { query });
    expect(total).toBe(120);
    const ofCustomers = data.filter((one: { customerId: unknown }) => one.customerId);
    const names = new Map(customers.map((one) => [one.emails[0], one.contactPerson]));
    expect(ofCustomers.length).toBeGreaterThan(30);
    for (const { email, contactName } of ofCustomers) expect(names.get(email)).toBe(contactName);
    const today = await call(followUpEndpoints.today);
    expect(today.total).toBeGreaterThanOrEqual(8);
  });
});

function isOpen({ due, done }: { due?: number | undefined; done?: number | undefined }): boolean {
  return due !== undefined && done === undefined;
}
