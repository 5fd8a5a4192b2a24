import { randomUUID } from 'node:crypto';
import { metaEndpoints, metas, slides } from 'contract/content';
import { callAs, unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { JsonAnswer } from '../kernel/json-answer';
import { notifyWrites } from './changes';
import { inTransaction } from './in-transaction';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

async function addMeta(pageSlug: string) {
  const body = { pageSlug, metaTitle: 'Before' };
  const { answer } = await callAs(api, metas.endpoints.add, { token: api.adminToken, body });
  return answer.data;
}

async function seenTitle(pageSlug: string): Promise<string | undefined> {
  const { answer } = await callAs(api, metaEndpoints.all);
  return answer.data.find((meta: { pageSlug: string }) => meta.pageSlug === pageSlug)?.metaTitle;
}

/** News travel for a few milliseconds. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo()) && performance.now() - start < 5000);
  return performance.now() - start;
}

describe('a kept answer', () => {
  it('costs no query until something it is made of changes, and is right within a second then', async () => {
    const slug = unique();
    const { _id, version } = await addMeta(slug);
    await until(async () => (await seenTitle(slug)) === 'Before');
    const connect = jest.spyOn(api.services.pool, 'connect');
    expect(await seenTitle(slug)).toBe('Before');
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
    const body = { metaTitle: 'After', version };
    await callAs(api, metas.endpoints.update, { token: api.adminToken, id: _id, body });
    expect(await until(async () => (await seenTitle(slug)) === 'After')).toBeLessThan(1000);
    await callAs(api, metas.endpoints.remove, { token: api.adminToken, id: _id });
    expect(await until(async () => (await seenTitle(slug)) === undefined)).toBeLessThan(1000);
  });

  it('is never one from before a write that was answered', async () => {
    const slug = unique();
    const { _id, version: first } = await addMeta(slug);
    let version = first;
    for (const metaTitle of ['one', 'two', 'three', 'four', 'five']) {
      await seenTitle(slug);
      const call = { token: api.adminToken, id: _id, body: { metaTitle, version } };
      ({ version } = (await callAs(api, metas.endpoints.update, call)).answer.data);
      expect(await seenTitle(slug)).toBe(metaTitle);
    }
  });

  it('is handed on as text without being asked for, for as long as it is kept', async () => {
    const { responseCache } = api.services;
    const { body } = await api.inject({ url: `/api/${metaEndpoints.all.path}` });
    expect(await responseCache.text(`/api/${metaEndpoints.all.path}`)?.text).toBe(body);
    await addMeta(unique());
    expect(responseCache.text(`/api/${metaEndpoints.all.path}`)).toBeUndefined();
    expect(responseCache.text('/api/nothing')).toBeUndefined();
  });

  it.each([1, 2, 40])(
    'is outdated once by the write of a job, beside others: %s',
    async (count) => {
      const { database, responseCache } = api.services;
      const list = (index: number) =>
        api.inject({ url: `/api/product/search?sort=name&pageSize=${index + 1}` });
      for (let index = 0; index < count; index += 1) await list(index);
      for (const action of ['add', 'update']) {
        const changes = [{ field: 'name' }];
        const writes = [{ id: randomUUID(), action, changes }];
        await inTransaction(database, (work) =>
          notifyWrites(work, { resource: 'chemical', writes, jobId: randomUUID() }),
        );
        await responseCache.caughtUp();
      }
      const answers = await Promise.all(Array.from({ length: count }, (_, index) => list(index)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    },
  );

  it('is for visitors alone: staff get what is stored', async () => {
    await callAs(api, slides.endpoints.list);
    const connect = jest.spyOn(api.services.pool, 'connect');
    await callAs(api, slides.endpoints.list, { token: api.adminToken });
    expect(connect).toHaveBeenCalled();
    connect.mockRestore();
  });

  it('is no answer that began before the change', async () => {
    const cache = api.services.responseCache;
    const slug = unique();
    let end: (value: string) => void = () => undefined;
    const slow = () => new Promise<string>((resolve) => (end = resolve));
    const known = { key: slug, tags: ['meta'] as const };
    const early = cache.answer(known, slow);
    await addMeta(slug);
    await until(async () => (await seenTitle(slug)) === 'Before');
    const late = await cache.answer(known, () => Promise.resolve('after'));
    end('before');
    expect([await early, late]).toEqual(['before', 'after']);
    expect(await cache.answer(known, () => Promise.resolve('read again'))).toBe('after');
  });

  it('is none when its reading failed', async () => {
    const cache = api.services.responseCache;
    const known = { key: unique(), tags: ['meta'] as const };
    await expect(cache.answer(known, () => Promise.reject(new Error('down')))).rejects.toThrow();
    expect(await cache.answer(known, () => Promise.resolve('up'))).toBe('up');
  });

  it('makes room by what was not asked for, when others are long', async () => {
    const cache = api.services.responseCache;
    const known = (key: string) => ({ key, tags: ['meta'] as const });
    const [asked, forgotten] = [unique(), unique()];
    for (const key of [asked, forgotten]) await cache.answer(known(key), async () => 'read');
    const long = new JsonAnswer('x'.repeat(1_000_000));
    for (let list = 0; list < 8; list += 1) {
      await cache.answer(known(unique()), async () => long);
      expect(await cache.text(asked)?.text).toBe('"read"');
    }
    expect(cache.text(forgotten)).toBeUndefined();
  });

  describe('that is asked for again and again', () => {
    const later = (seconds: number) =>
      jest
        .spyOn(Date, 'now')
        .mockReturnValue(performance.timeOrigin + performance.now() + seconds * 1000);
    afterEach(() => jest.restoreAllMocks());

    /** A response that has been cached, and how often it was read. */
    async function cached() {
      const cache = api.services.responseCache;
      const known = { key: unique(), tags: ['meta'] as const };
      let reads = 0;
      const read = jest.fn(() => Promise.resolve(`read ${(reads += 1)}`));
      const ask = () => cache.answer(known, read);
      await ask();
      return { cache, key: known.key, read, ask };
    }

    it('is read again before it expires, once, and no caller waits for that', async () => {
      const { cache, key, read, ask } = await cached();
      later(9);
      expect(await ask()).toBe('read 1');
      expect(cache.text(key)?.isAging).toBe(false);
      later(21);
      expect([cache.text(key)?.isAging, cache.text(key)?.isAging]).toEqual([true, false]);
      expect(await Promise.all([ask(), ask()])).toEqual(['read 1', 'read 1']);
      expect(read).toHaveBeenCalledTimes(2);
      later(30.5);
      expect(await ask()).toBe('read 2');
      expect(read).toHaveBeenCalledTimes(2);
    });

    it('is not replaced by what was read before a change', async () => {
      const { cache, key, read, ask } = await cached();
      let end: (value: string) => void = () => undefined;
      read.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
      later(21);
      expect(await ask()).toBe('read 1');
      cache.invalidate('meta');
      end('before the change');
      expect(await ask()).toBe('read 2');
      expect(await cache.text(key)?.text).toBe('"read 2"');
    });

    it('is the answer until it expires where it cannot be read again', async () => {
      const { read, ask } = await cached();
      read.mockRejectedValueOnce(new Error('down'));
      later(21);
      expect([await ask(), await ask()]).toEqual(['read 1', 'read 1']);
      later(31);
      expect(await ask()).toBe('read 2');
    });
  });
});
