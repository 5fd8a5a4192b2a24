import { randomBytes } from 'node:crypto';
import type { Endpoint } from 'contract';
import {
  chemicals,
  chemicalSearchEndpoints,
  missedSearchEndpoints,
  missedSearches,
} from 'contract/catalog';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { unknownId } from '../../testing/unknown-id';
import { startMissedSearches } from './missed-searches';
import { purgeMissedSearches } from './purge-missed-searches';

/** Too unlike any other for a correction. */
function strangeWord(): string {
  return Array.from(randomBytes(14), (byte) => 'bcdfghjklmnpqrstvwxz'[byte % 20]).join('');
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const { search, resolveLines } = chemicalSearchEndpoints;
const asVisitor = (endpoint: Endpoint, request: CallRequest) => callAs(api, endpoint, request);
const asStaff = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const searchFor = (q: string, more: object = {}) => asVisitor(search, { query: { q, ...more } });
const flush = () => api.services.missedSearches.flush();

async function missed(words: string) {
  const { answer } = await asStaff(missedSearches.endpoints.list, { query: { search: words } });
  return missedSearches.endpoints.list.answer.parse(answer).data;
}

describe('what visitors looked for and did not find', () => {
  it('is counted once for each search, as typed last, without the searches of staff', async () => {
    const word = strangeWord();
    await searchFor(word.toUpperCase());
    await searchFor(`  ${word} `);
    await asVisitor(resolveLines, { body: { lines: [word, 'Dear Mr Miller'] } });
    await asStaff(search, { query: { q: word } });
    await searchFor(word, { grade: 'AR' });
    await searchFor(word, { page: 2 });
    await flush();
    const today = new Date().toISOString().slice(0, 10);
    expect(await missed(word)).toMatchObject([
      { words: word, count: 3, firstOn: today, lastOn: today, state: 'open' },
    ]);
    await searchFor(word);
    await flush();
    expect((await missed(word))[0]?.count).toBe(4);
    expect(await missed('Miller')).toEqual([]);
  });

  it('is exported with its words, count and days', async () => {
    const word = strangeWord();
    await searchFor(word);
    await flush();
    const { body } = await api.inject({
      url: `/api/${missedSearches.endpoints.export.path}?format=csv&search=${word}`,
      headers: { authorization: `Bearer ${api.adminToken}` },
    });
    const today = new Date().toISOString().slice(0, 10);
    expect(body).toContain(`${word},1,${today},${today},open`);
  });

  it('costs a search no statement, and one for all words when it is stored', async () => {
    const [word, found] = [strangeWord(), strangeWord()];
    await api.addChemicals([{ name: found, status: 'published' }]);
    await searchFor(found);
    await flush();
    expect(await missed(found)).toEqual([]);
    await searchFor(word);
    await searchFor(`${word} one`);
    expect(await api.countStatements(flush)).toBe(1);
    expect(await api.countStatements(flush)).toBe(0);
    expect(await missed(word)).toHaveLength(2);
  });

  it('takes no more new words than a limit a day, and still counts the known ones', async () => {
    const word = strangeWord().toLowerCase();
    await searchFor(word);
    await flush();
    await api.sql(`insert into missed_search
      (_id, created_at, updated_at, version, normal, words, count, first_on, last_on, state)
      select gen_random_uuid(), now(), now(), 1, 'flood' || n, 'flood ' || n, 1,
        (now() at time zone 'UTC')::date, (now() at time zone 'UTC')::date, 'open'
      from generate_series(1, 1000) as n`);
    await searchFor(word);
    await searchFor(strangeWord());
    await flush();
    expect((await missed(word)).map(({ words, count }) => [words, count])).toEqual([[word, 2]]);
    await api.sql(`delete from missed_search where normal like 'flood%'`);
  });

  it('is stored at the stop', async () => {
    const word = strangeWord();
    const { missedSearches: counted } = api.services;
    const job = startMissedSearches({ missedSearches: counted, log: console });
    await searchFor(word);
    await job.stop();
    expect(await missed(word)).toHaveLength(1);
  });

  it('is listed for staff alone, by count or day, and written off and opened again', async () => {
    const word = strangeWord();
    await searchFor(word);
    await flush();
    expect((await asVisitor(missedSearches.endpoints.list, {})).status).toBe(403);
    const [one] = await missed(word);
    const id = one?._id ?? '';
    const { update } = missedSearches.endpoints;
    expect((await asStaff(update, { id, body: { count: 7 } })).status).not.toBe(200);
    const change = (state: string) => asStaff(update, { id, body: { state } });
    expect((await change('written-off')).status).toBe(200);
    const totalOf = async (state?: string) => {
      const query = { search: word, ...(state !== undefined && { state }) };
      return (await asStaff(missedSearches.endpoints.list, { query })).answer.total;
    };
    expect([await totalOf(), await totalOf('written-off'), await totalOf('all')]).toEqual([
      0, 1, 1,
    ]);
    await change('open');
    expect(await totalOf('open')).toBe(1);
    for (const sort of ['-count', 'lastOn', 'firstOn', 'words']) {
      expect((await asStaff(missedSearches.endpoints.list, { query: { sort } })).status).toBe(200);
    }
  });

  it('becomes a synonym, which visitors find, and leaves the list', async () => {
    const [word, name] = [strangeWord(), strangeWord()];
    const chemical = await asStaff(chemicals.endpoints.add, {
      body: { name, status: 'published', synonyms: ['Known'] },
    });
    const chemicalId = chemical.answer.data._id;
    await searchFor(word);
    await flush();
    const [one] = await missed(word);
    const request = { id: one?._id ?? '', body: { chemicalId } };
    const { answer } = await asStaff(missedSearchEndpoints.addSynonym, request);
    expect(answer.data).toEqual({ chemicalId, name, isPublished: true });
    const { data } = (await asStaff(chemicals.endpoints.get, { id: chemicalId })).answer;
    expect(data.synonyms).toEqual(['Known', word]);
    expect([await missed(word), (await searchFor(word)).answer.total]).toEqual([[], 1]);
    expect((await asStaff(missedSearchEndpoints.addSynonym, request)).status).toBe(404);
    const other = strangeWord();
    await searchFor(other);
    await flush();
    const [stays] = await missed(other);
    const nowhere = { id: stays?._id ?? '', body: { chemicalId: unknownId } };
    expect((await asStaff(missedSearchEndpoints.addSynonym, nowhere)).status).toBe(404);
    expect(await missed(other)).toHaveLength(1);
  });

  it('leaves the list when a chemical of that name is published', async () => {
    const word = strangeWord();
    await searchFor(word);
    await flush();
    const added = await asStaff(chemicals.endpoints.add, { body: { name: word } });
    expect(await missed(word)).toHaveLength(1);
    const { _id: id } = added.answer.data;
    await asStaff(chemicals.endpoints.update, { id, body: { status: 'published' } });
    expect(await missed(word)).toEqual([]);
  });

  it('is purged when it is found in another way, or a year old', async () => {
    const [word, old] = [strangeWord(), strangeWord()];
    await searchFor(`${word} powder`);
    await searchFor(old);
    await flush();
    await api.addChemicals([{ name: word, status: 'published' }]);
    await api.sql(
      `update missed_search set last_on = current_date - interval '13 months' where words = $1`,
      [old],
    );
    expect(await missed(`${word} powder`)).toHaveLength(1);
    await purgeMissedSearches(api.services.database);
    expect([await missed(word), await missed(old)]).toEqual([[], []]);
  });
});
