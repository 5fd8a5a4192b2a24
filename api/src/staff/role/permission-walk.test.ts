import { type AnyResource, type Doing, type Endpoint, resourceNeeds } from 'contract';
import { allEndpoints, allResources } from 'contract/endpoints';
import { jobEndpoints } from 'contract/jobs';
import { operationEndpoints } from 'contract/operation';
import { recordEndpoints } from 'contract/record';
import { BuiltInRole, builtInRoles, type CallNeeds, missingNeeds } from 'contract/staff';
import { importEndpoints } from 'contract/transfer';
import { requestOf } from '../../abuse/hostile-requests';
import { bearer } from '../../testing/bearer';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { unknownId } from '../../testing/unknown-id';
import { addPerson } from './people.fixture';

/** The cases are derived from the declarations: a new call or resource has them from its first day. */
let api: TestApi;
const tokens = new Map<BuiltInRole, string>();
let requests = 0;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  for (const role of BuiltInRole.options) tokens.set(role, (await addPerson(api, role)).token);
});
afterAll(() => api.close());

interface Case {
  readonly endpoint: Endpoint;
  readonly needs: CallNeeds;
  readonly query?: string;
  readonly body?: object;
}

/** Calls for Owners alone, whatever other roles may do with settings. */
const ofOwners = new Set(
  Object.values(operationEndpoints).flatMap(({ name, needs }) =>
    needs === 'account' ? [] : [name],
  ),
);

/** What is wrong with the answer to somebody with a role; undefined when nothing is. */
async function wrongAnswer({ endpoint, needs, query, body = {} }: Case, role: BuiltInRole) {
  const { url, method } = requestOf(endpoint, query);
  const answer = await api.app.inject({
    method,
    url,
    remoteAddress: `203.0.${(requests += 1) % 250}.7`,
    headers: bearer(tokens.get(role)),
    ...(method !== 'GET' && { payload: body }),
    // A stream of events does not end by itself.
    payloadAsStream: true,
  });
  const isRefused = answer.statusCode === 403;
  const isFailure = answer.statusCode >= 500;
  const isOpen = role === 'owner' || !ofOwners.has(endpoint.name);
  const mayDo = isOpen && missingNeeds(builtInRoles[role].levels, needs) === undefined;
  answer.stream().destroy();
  if (isRefused === !mayDo && !isFailure) return undefined;
  return `${role}: ${endpoint.name} ${query ?? ''} answered ${answer.statusCode}`;
}

async function expectDeclared(cases: readonly Case[], min: number) {
  const wrong: string[] = [];
  for (const role of BuiltInRole.options) {
    for (const one of cases) {
      const found = await wrongAnswer(one, role);
      if (found !== undefined) wrong.push(found);
    }
  }
  expect(wrong).toEqual([]);
  expect(cases.length * BuiltInRole.options.length).toBeGreaterThan(min);
}

/** It ends the session that the walk runs with. */
const ends = new Set(['admin.logout']);

/** Calls for every account that nevertheless need something of those who call them without a body. */
const ownRules = new Set(['file.add']);

test('every call for staff is open to the roles that meet its needs, and to no other', async () => {
  const guarded = allEndpoints.filter(
    ({ access, name }) => access !== 'public' && !ends.has(name) && !ownRules.has(name),
  );
  expect(guarded.filter(({ needs }) => needs === undefined)).toEqual([]);
  const cases = guarded.flatMap(({ needs, ...endpoint }) =>
    needs === undefined || generic.has(endpoint.name)
      ? []
      : [{ endpoint: { ...endpoint, needs }, needs }],
  );
  await expectDeclared(cases, 1_500);
}, 120_000);

/** Calls that serve every resource, with what each does with its records. */
const genericCases: readonly [Endpoint, Doing, (resource: AnyResource) => Partial<Case>][] = [
  [
    recordEndpoints.history,
    'view',
    ({ name }) => ({ query: `resource=${name}&recordId=${unknownId}` }),
  ],
  [recordEndpoints.uses, 'view', ({ name }) => ({ query: `resource=${name}` })],
  [
    recordEndpoints.presence,
    'view',
    ({ name }) => ({ body: { resource: name, isEditing: false } }),
  ],
  [recordEndpoints.trash, 'all', ({ name }) => ({ query: `resource=${name}` })],
  [recordEndpoints.restore, 'all', ({ name }) => ({ query: `resource=${name}` })],
  [
    jobEndpoints.bulk,
    'all',
    ({ name }) => ({
      body: { resource: name, selection: { ids: [unknownId] }, action: { kind: 'remove' } },
    }),
  ],
  [jobEndpoints.moveUses, 'all', ({ name }) => ({ body: { resource: name, to: unknownId } })],
  [importEndpoints.guide, 'all', ({ name }) => ({ query: `resource=${name}` })],
  [importEndpoints.list, 'all', ({ name }) => ({ query: `resource=${name}` })],
];
const generic = new Set(genericCases.map(([{ name }]) => name));

test('calls for every resource are open to the roles that may do this with its records', async () => {
  const cases = allResources.flatMap((resource: AnyResource) =>
    genericCases
      .filter(([{ name }]) => !name.startsWith('import.') || resource.endpoints.export)
      .map(([endpoint, doing, request]) => {
        return { endpoint, needs: resourceNeeds(resource, doing), ...request(resource) };
      }),
  );
  await expectDeclared(cases, 1_500);
}, 120_000);
