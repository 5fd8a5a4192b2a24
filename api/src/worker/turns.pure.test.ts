import {
  currentRequest,
  type RequestContext,
  runForRequest,
  thisMachine,
} from '../kernel/request-context';
import { budgets, ClientBudgets } from './client-budgets';
import { type TurnOptions, Turns } from './turns';

const now = { urgency: 'now' } as const satisfies TurnOptions;

let number = 0;
/** A client of its own in each test: what one has used counts for the whole process. */
const newClient = () => `client ${(number += 1)}`;

function asClient<Result>(client: string, run: () => Result): Result {
  const context: RequestContext = {
    id: '1',
    route: '/',
    span: undefined,
    client: () => client,
    threadCost: () => 'thread',
  };
  return runForRequest(context, run);
}

const soon = () => new Promise(setImmediate);

/** Work that ends when it is told to, in the order of its start. */
function steps() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    started.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const endNext = async () => {
    ends.shift()?.();
    await soon();
  };
  return { started, work, endNext };
}

test('clients have turns, and one of them never has all slots', async () => {
  const [busy, other] = [newClient(), newClient()];
  const turns = new Turns({ slots: 2, queue: 20 });
  const { started, work, endNext } = steps();
  const run = (client: string, name: string) => asClient(client, () => turns.run(work(name), now));
  const done = ['a1', 'a2', 'a3'].map((name) => run(busy, name));
  await soon();
  expect(started).toEqual(['a1']);
  done.push(run(other, 'b1'), run(other, 'b2'));
  await soon();
  expect(started).toEqual(['a1', 'b1']);
  await endNext();
  expect(started).toEqual(['a1', 'b1', 'a2']);
  await endNext();
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2']);
  await endNext();
  await endNext();
  await endNext();
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
});

test('work that waited for another client runs for its own request', async () => {
  const clients = [newClient(), newClient(), newClient()];
  const turns = new Turns({ slots: 1, queue: 20 });
  const work = async () => {
    await soon();
    return currentRequest()?.client();
  };
  const seen = clients.map((client) => asClient(client, () => turns.run(work, now)));
  expect(await Promise.all(seen)).toEqual(clients);
});

test('work of this machine takes all slots, and waits for requests', async () => {
  const client = newClient();
  const turns = new Turns({ slots: 2, queue: 20 });
  const { started, work, endNext } = steps();
  const batch = (name: string) => turns.run(work(name), { urgency: 'batch' });
  const done = [batch('1'), batch('2'), batch('3')];
  await soon();
  expect(started).toEqual(['1', '2']);
  done.push(asClient(client, () => turns.run(work('request'), now)));
  for (let each = 0; each < 4; each += 1) await endNext();
  await Promise.all(done);
  expect(started).toEqual(['1', '2', 'request', '3']);
});

test('a client with a full queue is refused, and another is not', async () => {
  const [busy, other] = [newClient(), newClient()];
  const turns = new Turns({ slots: 1, queue: 20, queuePerClient: 2 });
  const { work, endNext } = steps();
  const run = (client: string) => asClient(client, () => turns.run(work(client), now));
  const [first, second, third, refused] = [run(busy), run(busy), run(busy), run(busy)];
  expect(await refused).toEqual({ kind: 'busy', isOwn: true, retryAfter: 5 });
  const served = run(other);
  for (let each = 0; each < 4; each += 1) await endNext();
  expect(await Promise.all([first, second, third, served])).toEqual([busy, busy, busy, other]);
});

test('a client that used up its allowance is refused until it has some again', async () => {
  const [busy, other] = [newClient(), newClient()];
  const turns = new Turns({ slots: 1, queue: 20 });
  const run = (client: string) =>
    asClient(client, () => turns.run(() => Promise.resolve('served'), now));
  budgets.spend(busy, 19_000);
  expect(await run(busy)).toBe('served');
  budgets.spend(busy, 5_000);
  expect(await run(busy)).toEqual({ kind: 'busy', isOwn: true, retryAfter: 12 });
  expect(await run(other)).toBe('served');
  budgets.spend(thisMachine, 100_000);
  expect(await run(thisMachine)).toBe('served');
});

test('what was used is forgiven within a minute', () => {
  const some = new ClientBudgets();
  some.spend('a', 30_000, 0);
  expect(some.wait('a', 0)).toBe(30_000);
  expect(some.wait('a', 30_000)).toBe(0);
  some.spend('a', 20_000, 60_000);
  expect(some.wait('a', 60_000)).toBeGreaterThan(0);
  expect(some.wait('a', 200_000)).toBeLessThan(0);
});

test('the type-ahead waits for 300 ms', async () => {
  const client = newClient();
  const turns = new Turns({ slots: 1, queue: 20 });
  const { work, endNext } = steps();
  const typing = 'typing' as const;
  const running = asClient(client, () => turns.run(work('runs'), now));
  const start = performance.now();
  const context = () => turns.run(work('waits'), now);
  const late = await runForRequest(
    { id: '1', route: '/', span: undefined, client: () => client, threadCost: () => typing },
    context,
  );
  expect(late).toMatchObject({ kind: 'busy' });
  expect(performance.now() - start).toBeGreaterThan(280);
  await endNext();
  expect(await running).toBe('runs');
});
