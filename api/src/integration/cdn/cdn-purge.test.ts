import { units } from 'contract/catalog';
import { blogCategories, blogs } from 'contract/content';
import { sql } from 'kysely';
import { queueLengths } from '../../core/ops/queue-lengths';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import type { Job } from '../../jobs/repeat';
import { announceRewrite } from '../../repository/journal';
import { inTransaction } from '../../repository/in-transaction';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { type Listener, startListener } from '../webhook/listener.fixture';
import { startCdnPurges } from './start-cdn-purges';

let api: TestApi;
let cdn: Listener;
let jobs: Job[] = [];
let status = 204;
const log = { warn: jest.fn(), error: jest.fn() };

beforeAll(async () => {
  cdn = await startListener((response) => response.writeHead(status).end());
  const env = { CDN_PURGE_URL: cdn.url, CDN_PURGE_TOKEN: 'purge-token' };
  api = await startTestApi({ jobs: 'stopped', env });
});
afterEach(async () => {
  await Promise.all(jobs.map((job) => job.stop()));
  await dispatch();
  await api.sql('delete from cdn_purge');
  jobs = [];
  cdn.received.length = 0;
  status = 204;
  jest.clearAllMocks();
});
afterAll(async () => {
  await api.close();
  await cdn.close();
});

const dispatch = () => deliverDue({ services: api.services, log: console });

async function addUnit(): Promise<void> {
  const body = { name: unique(), symbol: unique(), dimension: 'mass', factor: 1 };
  const answer = await callAs(api, units.endpoints.add, { token: api.adminToken, body });
  expect(answer.status).toBe(201);
}

/** A process that sends purges; the purge of its start is sent already. */
async function startProcess(): Promise<void> {
  const seen = cdn.received.length;
  jobs.push(startCdnPurges({ services: api.services, log, pause: 20 }));
  await cdn.waitFor(seen + 1);
}

const purged = () => cdn.received.map(({ body }) => JSON.parse(body).tags);

it('a start purges the pages of the version before', async () => {
  await startProcess();
  expect(purged()).toEqual([['blog', 'event', 'site']]);
});

it('a scheduled post is purged when it is out, in every process', async () => {
  const token = api.adminToken;
  const category = { name: 'News', slug: unique() };
  const { answer } = await callAs(api, blogCategories.endpoints.add, { token, body: category });
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
  const post = { title: 'Later', content: '<p>Text</p>', categoryId: answer.data._id };
  const body = { ...post, status: 'published', publishedAt };
  expect((await callAs(api, blogs.endpoints.add, { token, body })).status).toBe(201);
  await startProcess();
  let planned: readonly unknown[] = [];
  while (planned.length === 0) ({ rows: planned } = await plannedPurges());
  expect(planned).toEqual([{ tag: 'blog', wait: 31 }]);
  await api.sql(`update blog set published_at = now() - interval '1 minute'`);
  await api.sql(`update cdn_purge set next_attempt_at = now()`);
  await startProcess();
  expect(purged().at(-1)).toContain('blog');

  function plannedPurges() {
    return sql`select tag, extract(epoch from next_attempt_at - ${publishedAt}::timestamptz)::int as wait
      from cdn_purge where next_attempt_at > now() + interval '30 minutes'`.execute(
      api.services.database,
    );
  }
});

it('a write is sent once by all processes together, as CDNs take it', async () => {
  await startProcess();
  await startProcess();
  cdn.received.length = 0;
  await addUnit();
  await addUnit();
  await dispatch();
  await cdn.waitFor(1);
  expect(cdn.received[0]).toMatchObject({
    body: '{"tags":["unit"]}',
    headers: {
      authorization: 'Bearer purge-token',
      'cache-tag': 'unit',
      'surrogate-key': 'unit',
      'content-type': 'application/json',
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(purged()).toEqual([['unit']]);
});

it('what the product itself rewrites is sent as well', async () => {
  await startProcess();
  await inTransaction(api.services.database, (work) => announceRewrite(work, 'chemical'));
  await dispatch();
  await cdn.waitFor(2);
  expect(purged().at(-1)).toEqual(['chemical']);
});

it('a purge that the CDN refuses is sent again, and its log names neither address nor token', async () => {
  await startProcess();
  status = 503;
  await addUnit();
  await dispatch();
  await cdn.waitFor(2);
  expect(await queueLengths(api.services.database)).toContainEqual({
    queue: 'cdn',
    due: 1,
    oldest: expect.any(Number),
  });
  status = 204;
  await cdn.waitFor(3);
  expect(purged().slice(1)).toEqual([['unit'], ['unit']]);
  expect(log.warn.mock.calls).toEqual([
    [{ failure: 'The CDN answered 503' }, 'A purge of the CDN failed'],
  ]);
});

it('a change while a purge is under way is purged once more', async () => {
  await startProcess();
  await addUnit();
  await dispatch();
  await cdn.waitFor(2);
  await api.sql(
    `insert into cdn_purge values ('unit', 7, 0, now()) on conflict (tag) do update set changes = 7`,
  );
  await cdn.waitFor(3);
  expect(purged().at(-1)).toEqual(['unit']);
});

it('costs nothing where no CDN is set up', async () => {
  const without = { ...api.services.env, CDN_PURGE_URL: undefined };
  const topics = await Promise.all(
    api.services.subscribers.map((each) => each.topics(api.services.database, without)),
  );
  expect(topics.flat()).toEqual([]);
});
