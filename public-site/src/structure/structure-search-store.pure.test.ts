import { livePause, StructureSearchStore } from './structure-search-store';
import { busyWords, stuckWords, unansweredWords } from './search-state';
import type { StructureRequest } from './structure-request';
import { maxPause } from './structure-searcher';

const request: StructureRequest = { text: 'c1ccccc1', mode: 'substructure', threshold: 0.7 };

/** A worker that sends what the test says. */
class SilentWorker extends EventTarget {
  static last: SilentWorker | undefined;
  isTerminated = false;
  constructor() {
    super();
    SilentWorker.last = this;
  }
  readonly orders: unknown[] = [];
  postMessage(order: unknown): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  send(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const before = { fetch: globalThis.fetch, Worker: globalThis.Worker };
afterEach(() => {
  Object.assign(globalThis, before);
  jest.useRealTimers();
});

function answerWith(status: number, body: object): void {
  const answer = { status, ok: status < 400, json: async () => body };
  Object.assign(globalThis, { fetch: async () => answer });
}

async function outcomeOf(store: StructureSearchStore): Promise<object> {
  store.search(request);
  while (store.read().search.kind === 'asking') await Promise.resolve();
  return store.read().search;
}

describe('a search that the server does', () => {
  it('says that the server is busy, and nothing about the structure', async () => {
    answerWith(503, {});
    const store = new StructureSearchStore({ hasWorkers: false });
    expect(await outcomeOf(store)).toEqual({ kind: 'failed', words: busyWords });
    answerWith(200, { data: [], total: 0, isTotalExact: true, relatives: [] });
    expect(await outcomeOf(store)).toMatchObject({ kind: 'found' });
  });

  it('tells a refused structure from a server that fails', async () => {
    answerWith(422, { detail: 'No atom', errors: [] });
    const store = new StructureSearchStore({ hasWorkers: false });
    expect(await outcomeOf(store)).toMatchObject({ kind: 'refused', reason: 'No atom' });
    answerWith(500, {});
    expect(await outcomeOf(store)).toEqual({ kind: 'failed', words: unansweredWords });
  });
});

it('an InChI is searched by the server, and the next SMILES in the page', async () => {
  answerWith(200, { data: [], total: 0, isTotalExact: true, relatives: [] });
  Object.assign(globalThis, { Worker: SilentWorker });
  const store = new StructureSearchStore({ hasWorkers: true });
  store.search({ ...request, text: 'InChI=1S/CH4/h1H4' });
  while (store.read().search.kind === 'asking') await Promise.resolve();
  expect(store.read().search).toMatchObject({ found: { place: 'server-inchi' } });
  store.search(request);
  expect(store.read().search.kind).toBe('fetching');
  store.close();
});

describe('a search in the page', () => {
  it('is ended when it gets no further, however long it takes in all', () => {
    jest.useFakeTimers();
    Object.assign(globalThis, { Worker: SilentWorker });
    const store = new StructureSearchStore({ hasWorkers: true });
    store.search(request);
    const worker = SilentWorker.last;
    worker?.send({ kind: 'opened', structures: 5000 });
    for (let looked = 0; looked < 5000; looked += 250) {
      jest.advanceTimersByTime(maxPause - 1);
      worker?.send({ kind: 'looking', looked, of: 5000, found: 0 });
    }
    expect(store.read().search).toMatchObject({ kind: 'looking', looked: 4750 });
    jest.advanceTimersByTime(maxPause);
    expect(store.read().search).toEqual({ kind: 'failed', words: stuckWords });
    expect(worker?.isTerminated).toBe(true);
  });
});

describe('a search while somebody draws', () => {
  const hits = { kind: 'hits', hits: [], total: 7, relatives: [], isMore: false };
  function openStore(): StructureSearchStore {
    jest.useFakeTimers();
    Object.assign(globalThis, { Worker: SilentWorker });
    return new StructureSearchStore({ hasWorkers: true });
  }

  it('waits for a pause, takes the last drawing, and is forgotten with an empty one', () => {
    const store = openStore();
    for (const text of ['C', 'CC', 'CCO']) store.searchLive({ ...request, text });
    jest.advanceTimersByTime(livePause - 1);
    store.searchLive(request);
    jest.advanceTimersByTime(livePause);
    expect(SilentWorker.last?.orders).toEqual([{ kind: 'search', request }]);
    SilentWorker.last?.send({ kind: 'looking', looked: 1, of: 5, found: 0 });
    expect(store.read().search.kind).toBe('resting');
    SilentWorker.last?.send(hits);
    expect(store.read().search).toMatchObject({ kind: 'found', isLive: true, found: { total: 7 } });
    store.searchLive({ ...request, text: '' });
    expect(store.read().search.kind).toBe('resting');
    store.close();
  });

  it('ends the search under way, and gives way to the button', () => {
    const store = openStore();
    store.searchLive(request);
    jest.advanceTimersByTime(livePause);
    const first = SilentWorker.last;
    store.searchLive({ ...request, text: 'CCO' });
    store.search({ ...request, text: 'CCN' });
    expect(first?.isTerminated).toBe(true);
    jest.advanceTimersByTime(10 * livePause);
    SilentWorker.last?.send(hits);
    expect(store.read().search).toMatchObject({ isLive: false, request: { text: 'CCN' } });
    store.close();
  });

  it('sends nothing to the server', () => {
    jest.useFakeTimers();
    const sent = jest.fn();
    Object.assign(globalThis, { fetch: sent });
    const store = new StructureSearchStore({ hasWorkers: false });
    store.searchLive(request);
    store.searchLive({ ...request, text: 'InChI=1S/CH4/h1H4' });
    jest.advanceTimersByTime(10 * livePause);
    expect(sent).not.toHaveBeenCalled();
    expect(store.read().search.kind).toBe('resting');
  });
});
