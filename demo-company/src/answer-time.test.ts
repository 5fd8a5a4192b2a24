import { answerTimeEndpoints } from 'contract/inquiry';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from 'api/testing';
import { demoCompany } from './demo-company';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  // Past mails have a server.
  const list = async () => ({ data: [], total: 0 });
  const none = async () => undefined;
  const server = { host: '127.0.0.1', port: 3025 };
  const mailbox = { ...server, list, get: none, clear: () => 0, close: none };
  await demoCompany.load({ ...api.services, mailbox });
});
afterAll(() => api.close());

/** Makes inquiries of the demo company the only ones: each received ten days ago and answered after so many hours. */
async function answered(hours: readonly (number | null)[]): Promise<void> {
  const { database } = api.services;
  await sql`update inquiry set email = null`.execute(database);
  await sql`update email set inquiry_id = null`.execute(database);
  const { rows: inquiries } = await sql<{ _id: string }>`
    select _id from inquiry where deleted_at is null order by _id`.execute(database);
  const { rows: mails } = await sql<{ _id: string }>`
    select _id from email order by _id`.execute(database);
  for (const [place, after] of hours.entries()) {
    await sql`
      update inquiry set email = 'asker@example.com', created_at = now() - interval '10 days'
      where _id = ${inquiries[place]?._id}`.execute(database);
    if (after === null) continue;
    await sql`
      update email set inquiry_id = ${inquiries[place]?._id}, "to" = 'asker@example.com', confirms = null,
        confirm_key = null, sent_at = ${after} * interval '1 hour'
          + (select created_at from inquiry where _id = ${inquiries[place]?._id})
      where _id = ${mails[place]?._id}`.execute(database);
  }
}

let asked = 0;
/** Each under an address of its own, as answers are cached for an hour. */
async function read(): Promise<number | null> {
  asked += 1;
  const url = `/api/${answerTimeEndpoints.get.path}?${'&'.repeat(asked)}`;
  const answer = await api.inject({ url });
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['data']]);
  return answer.json().data.hours;
}
const times = (count: number, hours: number | null) => Array<number | null>(count).fill(hours);

describe('the time within which half of all inquiries are answered', () => {
  it.each([
    ['nothing', [], null],
    ['fewer than twenty', times(19, 1), null],
    ['twenty that are quick', times(20, 0.5), 1],
    ['the next step above the median', times(20, 5), 8],
    ['exactly a day', times(20, 24), 24],
    ['more than three days', times(20, 80), null],
    ['more than half without an answer', [...times(11, null), ...times(9, 1)], null],
    ['less than half without an answer', [...times(8, null), ...times(12, 30)], 48],
  ])('is that of %s', async (_what, hours, expected) => {
    await answered(hours);
    expect(await read()).toBe(expected);
  });

  it('counts neither confirmations, mails to others nor what is newer than three days', async () => {
    const { database } = api.services;
    await answered(times(20, 1));
    await sql`update email set confirms = 'inquiry' where inquiry_id is not null`.execute(database);
    expect(await read()).toBeNull();
    await sql`update email set confirms = null, "to" = 'colleague@example.com'
      where inquiry_id is not null`.execute(database);
    expect(await read()).toBeNull();
    await answered(times(20, 1));
    await sql`update inquiry set created_at = now() - interval '2 days'
      where email is not null`.execute(database);
    expect(await read()).toBeNull();
  });
});
