import { openSite, pdf, type Site } from '../inquiry/public-form/visitor.fixture';
import { visitorUploadLimits } from './visitor-uploads';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.api.close());
beforeEach(async () => {
  await site.api.sql('delete from application');
  await site.api.sql('delete from file');
  await site.api.sql('delete from form_count');
});

const stored = async () => [await site.count('file'), await site.count('application')];
const send = (from: string) => site.apply({ resume: pdf }, { from });
/** What was stored so far counts as so many bytes. */
const grow = (bytes: number) => site.api.sql(`update file set size = ${bytes}`);

it('what one address sends in a day is bounded, of IPv6 what one network sends', async () => {
  expect((await send('2001:db8:1:2::1')).status).toBe(201);
  await grow(visitorUploadLimits.address);
  const refused = await send('2001:db8:1:2:ffff::9');
  expect([refused.status, refused.answer.type]).toEqual([429, '/problems/rate-limited']);
  expect(refused.answer.detail).toContain('Send yours tomorrow');
  expect(await stored()).toEqual([1, 1]);
  expect((await send('2001:db8:1:3::1')).status).toBe(201);
});

it('what all visitors send in a day is bounded', async () => {
  expect((await send('203.0.113.1')).status).toBe(201);
  await grow(visitorUploadLimits.day);
  const refused = await send('203.0.113.2');
  expect([refused.status, refused.answer.type]).toEqual([503, '/problems/unavailable']);
  expect(refused.answer.detail).toContain('by email');
  expect(await stored()).toEqual([1, 1]);
  await site.api.sql(`update file set created_at = now() - interval '25 hours'`);
  expect((await send('203.0.113.2')).status).toBe(201);
});

it('what is kept of all visitors is bounded', async () => {
  for (let sent = 0; sent < 5; sent += 1) await send(`203.0.113.${sent}`);
  await grow(visitorUploadLimits.total / 5);
  await site.api.sql(`update file set created_at = now() - interval '25 hours'`);
  expect((await send('203.0.113.9')).status).toBe(503);
  expect(await stored()).toEqual([5, 5]);
});

it('uploads at once do not pass a limit together', async () => {
  await send('203.0.113.1');
  await grow(visitorUploadLimits.address - pdf.bytes.length);
  const sent = await Promise.all([1, 2, 3, 4].map(() => send('203.0.113.1')));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(3);
  expect(await stored()).toEqual([2, 2]);
});

it('staff are not counted, and no address is stored', async () => {
  await send('203.0.113.1');
  await grow(visitorUploadLimits.day);
  const headers = { authorization: `Bearer ${site.api.adminToken}` };
  expect((await site.apply({ resume: pdf }, { headers })).status).toBe(201);
  const files = await site.api.services.database
    .selectFrom('file')
    .select('visitor')
    .orderBy('createdAt')
    .execute();
  expect(files).toEqual([{ visitor: expect.stringMatching(/^[\w-]{43}$/) }, { visitor: null }]);
});
