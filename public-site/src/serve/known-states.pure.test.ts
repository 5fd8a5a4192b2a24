import { metaEndpoints, slides } from 'contract/content';
import type { PageState } from '../app/page-state';
import type { PageView } from '../app/page-view';
import { apiAsker } from '../load/ask-api';
import { KnownStates } from './known-states';
import { PageReads } from './page-reads';
import { siteApi } from '../load/site-api';

const head = { title: '', description: '', keywords: '', canonical: null, picture: null };
const page: PageView = { kind: 'categories', head, crumbs: [], categories: [] };
const address = 'https://site.example/categories';

const metasOf = (total: number) => JSON.stringify({ data: [], total, page: 1, pageSize: 10 });

/** A site whose API answers the text; a page of it that two calls are made for. */
function site() {
  const api = { text: metasOf(0), status: 200 };
  const fetchApi = async () => new Response(api.text, { status: api.status });
  const states = new KnownStates();
  const reads = new PageReads(siteApi(fetchApi));
  const make = async (view = page) => {
    await reads.api.read(metaEndpoints.all);
    const state: PageState = { origin: '', path: '/categories', frame: null, page: view };
    states.put(address, { state, json: JSON.stringify(state), isShared: reads.isShared, reads });
    return state;
  };
  const ask = reads.noting(apiAsker(fetchApi, { address: '127.0.0.1', forwarding: {} }));
  return { api, ask, make, reads, states };
}

it('is known for as long as the API answers what it did', async () => {
  const { api, make, states } = site();
  expect(await states.find(address)).toBeUndefined();
  const state = await make();
  expect((await states.find(address))?.state).toBe(state);
  expect((await states.find(address))?.state).toBe(state);
  expect(await states.find(`${address}?page=2`)).toBeUndefined();
  api.text = metasOf(1);
  expect(await states.find(address)).toBeUndefined();
});

it('is made again when the API refuses what it answered, or had refused something', async () => {
  const { api, make, reads, states } = site();
  await make();
  api.status = 503;
  expect(await states.find(address)).toBeUndefined();
  await expect(reads.api.read(slides.visitorEndpoints.list)).rejects.toThrow();
  api.status = 200;
  await make();
  expect(await states.find(address)).toBeUndefined();
});

it('is not known of a page that asked for something of its own, or is not there', async () => {
  const asking = site();
  await asking.ask(metaEndpoints.all, {});
  await asking.make();
  expect(await asking.states.find(address)).toBeUndefined();
  const { make, states } = site();
  await make({ kind: 'problem', status: 404, head });
  expect(await states.find(address)).toBeUndefined();
});
