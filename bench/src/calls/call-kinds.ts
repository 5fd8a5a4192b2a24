import type { AnswerOf } from 'contract';
import { chemicals } from 'contract/catalog';
import type { Call } from './send-calls';

/** One kind of call to measure. */
export interface CallKind {
  readonly name: string;
  /** Whether the bare server has the call too. */
  readonly isBare: boolean;
  readonly next: (index: number) => Call;
}

interface Asked {
  readonly url: string;
  readonly token: string;
}

/** What is searched for. */
export const texts = [
  'acetone',
  'sodium chloride',
  'acid',
  'benzoic',
  'methyl ester',
  '67-64-1',
  'toluen',
];

/** The calls, with ids and filters of records that are there. */
export async function callKinds(asked: Asked): Promise<CallKind[]> {
  const pages = await Promise.all(
    [1, 7, 500, 2000, 3000].map((page) => list(asked, `pageSize=100&page=${page}`)),
  );
  const ids = pages.flatMap(({ data }) => data.map(({ _id }) => String(_id)));
  const categoryId = pages[2]?.data[0]?.categoryId ?? '';
  const get = (target: string): Call => ({ method: 'GET', target });
  const id = (index: number) => ids[index % ids.length] ?? '';
  const text = (index: number) => encodeURIComponent(texts[index % texts.length] ?? '');
  return [
    read('get', (index) => get(`/api/product/getById?id=${id(index)}`)),
    read('page 1', () => get('/api/product/get?page=1')),
    read('page 4000', () => get('/api/product/get?page=4000')),
    ours('any page', () => get(`/api/product/get?page=${anyPage()}`)),
    read('filtered', () => get(`/api/product/get?page=1&categoryId=${categoryId}`)),
    ours('table search', (index) => get(`/api/product/get?search=${text(index)}`)),
    ours('search', (index) => get(`/api/product/search?q=${text(index)}`)),
    ours('suggest', (index) => get(`/api/product/suggest?q=${text(index)}`)),
    ours('letter', (index) =>
      get(`/api/product/search?letter=${String.fromCharCode(65 + (index % 26))}`),
    ),
    ours('create', (index) => ({
      method: 'POST',
      target: '/api/product/add',
      body: newChemical(index),
    })),
    ours('update', (index) => ({
      method: 'PUT',
      target: `/api/product/update?id=${id(index)}`,
      body: changedChemical(index),
    })),
  ];
}

/** A page of 25, at random. */
export const anyPage = () => Math.ceil(Math.random() * 4000);

const unique = (index: number) => `Measured ${Date.now()} ${index} ${Math.random()}`;

/** What a created chemical is given. */
export function newChemical(index: number) {
  return { name: unique(index), casNumber: '67-64-1' };
}

/** What an update changes. */
export function changedChemical(index: number) {
  return { appearance: unique(index) };
}

const read = (name: string, next: CallKind['next']): CallKind => ({ name, next, isBare: true });
const ours = (name: string, next: CallKind['next']): CallKind => ({ name, next, isBare: false });

const listing = chemicals.endpoints.list;

async function list({ url, token }: Asked, query: string): Promise<AnswerOf<typeof listing>> {
  const answer = await fetch(`${url}/api/product/get?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return listing.answer.parse(await answer.json());
}
