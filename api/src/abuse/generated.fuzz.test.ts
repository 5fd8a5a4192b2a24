import { setTimeout as pause } from 'node:timers/promises';
import type { AnyResource, Cost, Endpoint } from 'contract';
import { allEndpoints, allResources } from 'contract/endpoints';
import { KeyLevels } from 'contract/integration';
import { BuiltInRole, keyAreas } from 'contract/staff';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { addKey } from '../integration/api-key/add-key';
import { addPerson } from '../staff/role/people.fixture';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { unknownId } from '../testing/unknown-id';
import { budgets } from '../worker/client-budgets';
import { fieldsOf, generatedRequest } from './generated-requests';
import { randomSeries } from './random-series';
import { type StoredState, watchStored } from './stored-state.fixture';

/**
 * Requests made from the contract's schemas to every call, as nobody, as each role and with an API key. `FUZZ_SEED` makes
 * another series.
 */
const random = randomSeries(Number(process.env['FUZZ_SEED'] ?? 1));
/** The second round meets the records that the first one added. */
const rounds = 2;

/** Milliseconds in which the process answers nobody else, with what the client is charged for threads, by stated cost. */
const timeLimits: Readonly<Record<Cost, number>> = {
  none: 600,
  typing: 1_000,
  thread: 8_000,
  counted: 3_000,
};

/** A stream does not end by itself; a sign-out ends the session of the series. */
const leftOut = new Set(['notification.stream', 'admin.logout']);
/** The calls that write a refused sign-in to the audit, the first of an account, an address and an hour. */
const signIns = new Set(['admin.login', 'passkey.login', 'provider.login']);
const endpoints = allEndpoints.filter(({ name }) => !leftOut.has(name));

const resources: readonly AnyResource[] = allResources;

let api: TestApi;
let stored: StoredState;
const charges = jest.spyOn(budgets, 'spend');
let requests = 0;
const findings: string[] = [];
const answers = new Map<string, number>();

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  stored = await watchStored(api);
});
afterAll(() => api.close());

test('no call fails, takes long or changes anything when it refuses', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await playRound(await newClients(), await idsOfRecords());
  }
  process.stdout.write(`${requests} generated requests: ${countsText()}\n`);
  expect(findings).toEqual([]);
  expect(answers.get('2xx') ?? 0).toBeGreaterThan(requests / 20);
  expect(answers.get('422') ?? 0).toBeGreaterThan(requests / 20);
}, 1_200_000);

type Clients = ReadonlyMap<string, string | undefined>;

/** Tokens by client. What a round does to accounts and roles is not met by the next. */
async function newClients(): Promise<Clients> {
  await api.sql('update role set requires_second_factor = false');
  const clients = new Map<string, string | undefined>([['nobody', undefined]]);
  for (const role of BuiltInRole.options) clients.set(role, (await addPerson(api, role)).token);
  const viewer = await api.services.sessions.verify(await api.login());
  const levels = KeyLevels.parse(Object.fromEntries(keyAreas.map((area) => [area, 'all'])));
  const given = { name: 'Fuzz', levels, expiresOn: '2027-01-01' };
  const { key } = await addKey(api.services.database, given, viewer);
  return clients.set('key', key);
}

/** Ids of the records that former requests added, without roles, of which every account has one. */
async function idsOfRecords(): Promise<string[]> {
  const ids: string[] = [unknownId];
  for (const { name, endpoints: own } of resources) {
    if (!own.list || name === 'role') continue;
    const url = `/api/${own.list.path}?pageSize=3`;
    const answer = await api.inject({ url, headers: bearer(await api.login()) });
    for (const { _id } of answer.json().data ?? []) ids.push(_id);
  }
  return ids;
}

async function playRound(clients: Clients, ids: readonly string[]): Promise<void> {
  for (const endpoint of endpoints) {
    for (const [client, token] of clients) {
      const wrongShare = random() < 0.5 ? 0.02 : 0.2;
      const request = generatedRequest(endpoint, { random, ids, wrongShare });
      const headers = { ...fieldsOf(request.headers), ...bearer(token) };
      await check(endpoint, { ...request, headers }, client);
    }
  }
}

async function check(endpoint: Endpoint, request: InjectOptions, client: string): Promise<void> {
  const first = await send(endpoint, request);
  const kind = first.status < 300 ? '2xx' : String(first.status);
  answers.set(kind, (answers.get(kind) ?? 0) + 1);
  const faults = await lasting(first.faults, () => send(endpoint, request));
  for (const fault of faults) {
    const { url, payload } = request;
    const sent = JSON.stringify({ url, payload }).slice(0, 400);
    findings.push(`${endpoint.name} as ${client}: ${fault} ${sent}`);
  }
}

/** The faults that every repetition shows: not those of a thread that just started, or of work left by others. */
async function lasting(
  faults: readonly string[],
  repeat: () => Promise<Sent>,
): Promise<readonly string[]> {
  let left = faults;
  for (let tries = 0; tries < 3 && left.length > 0; tries += 1) {
    await pause(300);
    const { faults: again } = await repeat();
    left = left.filter((fault) => again.includes(fault));
  }
  return left;
}

interface Sent {
  readonly status: number;
  readonly faults: readonly string[];
}

async function send({ name, cost }: Endpoint, request: InjectOptions): Promise<Sent> {
  requests += 1;
  const remoteAddress = `198.${requests % 200}.${Math.floor(requests / 200) % 250}.7`;
  await stored.changes();
  const files = await countFiles();
  charges.mockClear();
  const before = performance.eventLoopUtilization();
  const { statusCode: status, headers } = await api.inject({ ...request, remoteAddress });
  const { active } = performance.eventLoopUtilization(before);
  const charged = charges.mock.calls.reduce((sum, [, time]) => sum + time, 0);
  const isBusy = status === 503 && headers['retry-after'] !== undefined;
  const changed = status >= 400 ? await stored.changes() : [];
  const isUnchanged = (await countFiles()) === files;
  const isMeant = (table: string) =>
    (table === 'file' && isUnchanged) || (table === 'audit' && signIns.has(name));
  const left = changed.filter((table) => !isMeant(table));
  return {
    status,
    faults: [
      ...(status >= 500 && !isBusy ? [`answers ${status}`] : []),
      ...(active + charged > timeLimits[cost] ? ['takes too long'] : []),
      ...(left.length > 0 ? [`refuses with ${status} and changes ${left.join(', ')}`] : []),
    ],
  };
}

/** A form's files are stored while it is read, and removed when it is refused. */
async function countFiles(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from file`.execute(
    api.services.database,
  );
  return rows[0]?.count ?? 0;
}

function countsText(): string {
  return [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ');
}
