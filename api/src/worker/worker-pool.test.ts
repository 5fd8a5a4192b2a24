import { pino } from 'pino';
import { logTerminatedWorkers } from './terminated-workers';
import type { ThreadClock } from './thread-clock';
import type { FixtureQuestion } from './worker-pool.fixture';
import { type AskOptions, WorkerPool, type WorkerPoolOptions } from './worker-pool';

const entry = { name: 'fixture', source: new URL('./worker-pool.fixture.ts', import.meta.url) };
const patient = { urgency: 'now', cpuTime: 60_000 } as const satisfies AskOptions;

const logged: Record<string, unknown>[] = [];
const stopLogging = logTerminatedWorkers(
  pino({ base: null }, { write: (line) => void logged.push(JSON.parse(line)) }),
);
afterAll(stopLogging);

let pool: WorkerPool<FixtureQuestion, string>;
afterEach(async () => {
  await pool.close();
  logged.length = 0;
});

function open(options: Partial<WorkerPoolOptions<FixtureQuestion>> = {}): typeof pool {
  pool = new WorkerPool({
    entry,
    threads: 1,
    queue: 10,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
    describe: ({ kind }) => ({ kind }),
    ...options,
  });
  return pool;
}

const echo = (text = 'hello') => ({ kind: 'echo', text }) as const;
const answered = (answer: string) => ({
  kind: 'answered',
  answer,
  cpuTime: expect.any(Number),
  wallTime: expect.any(Number),
});
const busy = { kind: 'busy', isOwn: false, retryAfter: 5 };

/** A clock that tells what it is set to. */
function setClock(): { readonly clock: ThreadClock; time: number } {
  const set = { time: 0, clock: { read: () => set.time } };
  return set;
}

it('waiting for the processor is not counted as time of the question', async () => {
  open();
  const reply = await pool.ask({ kind: 'sleep', time: 600 }, { urgency: 'now', cpuTime: 50 });
  expect(reply).toEqual(answered('rested'));
  expect(logged).toEqual([]);
});

it('a thread whose clock stands still is never terminated', async () => {
  open({ clockOf: () => setClock().clock });
  const limits = { urgency: 'now', cpuTime: 1 } as const;
  expect(await pool.ask({ kind: 'sleep', time: 200 }, limits)).toEqual(answered('rested'));
});

it('a question with too much processor time costs its thread once, is logged, and the next is answered', async () => {
  open();
  const spinning = pool.ask({ kind: 'spin' }, { urgency: 'now', cpuTime: 80 });
  const next = pool.ask(echo(), patient);
  expect(await spinning).toEqual({ kind: 'overrun' });
  expect(await next).toEqual(answered('hello'));
  expect(logged).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'A worker thread was terminated',
      worker: 'fixture',
      cause: 'cpu-time',
      question: { kind: 'spin' },
    }),
  ]);
  expect(logged[0]?.['cpuTime']).toBeGreaterThanOrEqual(80);
});

it('the limit is held against the clock of the thread, not that of the wall', async () => {
  const set = setClock();
  open({ clockOf: () => set.clock });
  await pool.ask(echo(), patient);
  const spinning = pool.ask({ kind: 'spin' }, { urgency: 'now', cpuTime: 60 });
  const late = await pool.ask(echo(), { ...patient, deadline: performance.now() + 300 });
  expect([late, logged]).toEqual([busy, []]);
  set.time = 60;
  expect(await spinning).toEqual({ kind: 'overrun' });
});

it('a thread that needs too much memory is an overrun as well', async () => {
  open();
  expect(await pool.ask({ kind: 'allocate' }, patient)).toEqual({ kind: 'overrun' });
  expect(logged).toMatchObject([{ cause: 'memory' }]);
});

it('a thread that ends by itself is a failure of ours, and is replaced', async () => {
  open();
  await expect(pool.ask({ kind: 'throw' }, patient)).rejects.toThrow('The thread fixture ended');
  await expect(pool.ask({ kind: 'exit' }, patient)).rejects.toThrow('The thread fixture ended');
  expect(await pool.ask(echo(), patient)).toEqual(answered('hello'));
  expect(logged).toMatchObject([
    { cause: 'error', err: { message: 'broken' } },
    { cause: 'error' },
  ]);
});

it('a question that waited too long costs no thread, and the one that runs goes on', async () => {
  open();
  await pool.ask(echo(), patient);
  const deadline = performance.now() + 50;
  const slow = pool.ask({ kind: 'sleep', time: 400 }, { ...patient, deadline });
  const waiting = pool.ask(echo('late'), { ...patient, deadline });
  expect(await waiting).toEqual(busy);
  expect(await slow).toEqual(answered('rested'));
  expect(await pool.ask(echo('next'), patient)).toEqual(answered('next'));
  expect(logged).toEqual([]);
});

it('urgent questions are turned away when too many wait, and come before the others', async () => {
  open({ queue: 2 });
  const order: string[] = [];
  const ask = (text: string, urgency: AskOptions['urgency']) =>
    pool.ask(echo(text), { ...patient, urgency }).then((reply) => {
      order.push(text);
      return reply.kind;
    });
  const batch = Array.from({ length: 5 }, (_, index) => ask(`batch ${index}`, 'batch'));
  const urgent = Array.from({ length: 4 }, (_, index) => ask(`now ${index}`, 'now'));
  expect(await Promise.all(urgent)).toEqual(['answered', 'answered', 'busy', 'busy']);
  expect(new Set(await Promise.all(batch))).toEqual(new Set(['answered']));
  expect(order.filter((text) => text.startsWith('batch'))).toHaveLength(5);
  expect(order.indexOf('now 0')).toBeLessThan(order.indexOf('batch 1'));
});

it('closing tells whoever waits, and the next question starts the threads again', async () => {
  open();
  await pool.ask(echo(), patient);
  const running = pool.ask({ kind: 'spin' }, patient);
  const waiting = pool.ask(echo(), patient);
  const ended = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(waiting).rejects.toThrow(/closed/);
  await expect(running).rejects.toThrow(/closed/);
  expect(await pool.ask(echo(), patient)).toEqual(answered('hello'));
});

it('a thread that is asked nothing for a while ends, and the next question starts another', async () => {
  open({ idleTime: 50 });
  await pool.ask(echo(), patient);
  const threads = () => pool.counts().busy + pool.counts().idle;
  expect(threads()).toBe(1);
  while (threads() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await pool.ask(echo('again'), patient)).toEqual(answered('again'));
  expect(logged).toEqual([]);
});

it('a thread that cannot start tells whoever waits', async () => {
  open({ entry: { name: 'missing', source: new URL('./no-such-worker.ts', import.meta.url) } });
  await expect(pool.ask(echo(), patient)).rejects.toThrow('The thread missing could not start');
});
