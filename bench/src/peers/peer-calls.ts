import { anyPage, changedChemical, newChemical, texts } from '../calls/call-kinds';
import type { Call } from '../calls/send-calls';
import type { Filled } from './fill';
import type { Peer } from './peer';

/** A call that the product and its peers have, by its name among the product's own (`calls/call-kinds.ts`). */
export interface SharedCall {
  readonly name: string;
  readonly label: string;
  /** How many times as many a second as the best peer the product must answer. */
  readonly budget: number;
  readonly isRead: boolean;
}

const read = (name: string, label: string, budget: number) => ({
  name,
  label,
  budget,
  isRead: true,
});
const write = (name: string, label: string) => ({ name, label, budget: 2.5, isRead: false });

export const sharedCalls: readonly SharedCall[] = [
  read('page 1', 'list, page 1', 5),
  read('page 4000', 'list, page 4 000', 5),
  read('any page', 'list, any page', 5),
  read('filtered', 'filtered list', 5),
  read('table search', 'search by a word', 10),
  read('get', 'get by id', 5),
  write('create', 'create'),
  write('update', 'update'),
];

export interface Given {
  readonly filled: Filled;
  /** The fields that lists have. */
  readonly listed: readonly string[];
  readonly categoryId: string;
}

/** The peer's calls by the names of ours. */
export function peerCalls(
  { calls }: Peer,
  { filled: { ids }, listed, categoryId }: Given,
): ReadonlyMap<string, (index: number) => Call> {
  const id = (index: number) => ids[index % ids.length] ?? '';
  const get = (target: string): Call => ({ method: 'GET', target });
  return new Map<string, (index: number) => Call>([
    ['page 1', () => get(calls.list({}, listed))],
    ['page 4000', () => get(calls.list({ page: 4000 }, listed))],
    ['any page', () => get(calls.list({ page: anyPage() }, listed))],
    ['filtered', () => get(calls.list({ categoryId }, listed))],
    [
      'table search',
      (index) => get(calls.list({ search: texts[index % texts.length] ?? '' }, listed)),
    ],
    ['get', (index) => get(calls.get(id(index)))],
    ['create', (index) => calls.create(newChemical(index))],
    ['update', (index) => calls.update(id(index), changedChemical(index))],
  ]);
}

/** The mean bytes of the first answers: each word of a search once. */
export async function meanBytes(
  next: (index: number) => Call,
  { port, token }: { readonly port: number; readonly token: string },
): Promise<number> {
  let sum = 0;
  for (const index of texts.keys()) {
    const answer = await fetch(`http://127.0.0.1:${port}${next(index).target}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${next(index).target} returned ${answer.status}`);
    sum += byteLength;
  }
  return sum / texts.length;
}
