import { buildHeader } from '../common/page-answer';
import { pageSource } from './page-source';

const build = 'a1';
const page = new URL('http://localhost/solvents?page=2');
let fetched: jest.SpyInstance;

beforeEach(() => {
  // The body of a response is read by Node's own ticks.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ redirect: '/x' }, { headers: { [buildHeader]: build } }),
    );
});
afterEach(() => {
  jest.useRealTimers();
  fetched.mockRestore();
});

it('fetches the data of a page from the address beside it', async () => {
  await pageSource({ build }).load(page);
  expect(fetched.mock.calls).toEqual([['/site/data/solvents?page=2']]);
});

it('serves a click from what a hover has fetched, once and for a few seconds', async () => {
  const pages = pageSource({ build });
  pages.prefetch(page);
  pages.prefetch(page);
  await pages.load(page);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pages.load(page);
  expect(fetched).toHaveBeenCalledTimes(2);
  pages.prefetch(page);
  jest.advanceTimersByTime(6000);
  await pages.load(page);
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('rejects the answer of another build', async () => {
  await expect(pageSource({ build: 'b2' }).load(page)).rejects.toThrow('another build');
});
