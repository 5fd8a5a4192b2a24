import { units } from 'contract/catalog';
import {
  contactEndpoints,
  followUps,
  inquiries,
  productInquiries,
  productInquiryEndpoints,
} from 'contract/inquiry';

import { openSite, type Site } from './public-form/visitor.fixture';
import { unique } from '../testing/describe-resource-routes';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.api.close());

async function lines(path: string | undefined, query = ''): Promise<string[]> {
  const headers = { authorization: `Bearer ${site.api.adminToken}` };
  const answer = await site.api.inject({ url: `/api/${path}?format=csv${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.body.trim().split('\r\n');
}

it('what visitors asked for stands in one cell, in words, and as no formula', async () => {
  const symbol = unique();
  const unit = { name: symbol, symbol, dimension: 'mass', factor: 1 };
  const { answer } = await site.staff(units.endpoints.add, { body: unit });
  const items = [
    { freeText: '=1+1', quantity: 25, unitId: answer.data._id, grade: 'AR', packaging: 'Drum' },
    { freeText: 'Toluene; dry' },
  ];
  const name = '=HYPERLINK("x")';
  const { create, convert } = productInquiryEndpoints;
  const { reference } = await site.send(create, site.productForm({ name, items, country: 'KE' }));
  const [head, row = ''] = await lines(productInquiries.endpoints.export?.path);
  expect(head).toContain('Reference,Received,Form,Status');
  const cell = `"25 ${symbol} =1+1, AR, Drum; Toluene\\; dry"`;
  expect(row).toContain(`${reference},20`);
  expect(row).toContain(`product,new,,"'=HYPERLINK(""x"")"`);
  expect(row).toContain(`,KE,,${cell}`);
  const { list } = productInquiries.endpoints;
  const id = (await site.staff(list)).answer.data[0]._id;
  const { number } = (await site.staff(convert, { id })).answer.data;
  expect((await lines(list.path.replace('getInquiries', 'export')))[1]).toContain(`,${number},`);
  expect((await lines(inquiries.endpoints.export?.path))[1]).toContain(cell);
});

it('inquiries and follow-ups name what they point to', async () => {
  const { reference } = await site.send(contactEndpoints.contact, site.message());
  const query = { search: reference };
  const { answer } = await site.staff(inquiries.endpoints.list, { query });
  const [inquiry] = answer.data;
  const assigned = { assignedTo: site.api.adminId };
  await site.staff(inquiries.endpoints.update, { id: inquiry._id, body: assigned });
  const step = { inquiryId: inquiry._id, message: 'Call', dueAt: '2030-01-01T09:00:00.000Z' };
  await site.staff(followUps.endpoints.add, { body: step });
  const found = await lines(inquiries.endpoints.export?.path, `&search=${reference}`);
  expect(found.length).toBe(2);
  expect(found[1]).toContain(
    'Website contact form,New,normal,Tess Ting,2030-01-01T09:00:00.000Z,A question',
  );
  expect((await lines(followUps.endpoints.export?.path))[1]).toContain(
    `${reference},call,Call,2030-01-01T09:00:00.000Z,,Tess Ting`,
  );
});
