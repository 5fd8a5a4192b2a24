import type { AnyResource } from 'contract';
import { mailRowNeeds } from 'contract/email';
import { allResources } from 'contract/endpoints';
import { levelEverywhere } from 'contract/staff';
import { startTestApi } from '../../../testing/start-test-api';
import { callsLeftOut } from './calls-left-out.fixture';
import { openCanaries, originWords } from './canary.fixture';
import { plantMail } from './plant-mail.fixture';
import { plantNotifications, plantOthers } from './plant-others.fixture';
import { asOwner, plantResources, type Planting } from './plant-resources.fixture';
import { uncalled, walkAs, type Walked } from './walk-as.fixture';
import { addReaders, readerNames, readerOf, type SignedInReader } from './walk-readers.fixture';

/**
 * Rows with values that occur nowhere else are written wherever records are, and each role makes every call that reads.
 * What a role must not be shown follows from the contract (`policyOf`), and a call that is new has to be walked.
 */
let planting: Planting;
let readers: ReadonlyMap<string, SignedInReader>;
let visitor: Walked;
const walked = new Map<string, Walked>();

beforeAll(async () => {
  const api = await startTestApi({ jobs: 'stopped', mail: 'stopped' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  planting = { api, canaries: openCanaries(), ids: new Map(), records: new Map() };
  expect(await plantResources(planting)).toEqual([]);
  await plantMail(planting);
  await plantOthers(planting);
  readers = await addReaders(planting);
  await plantNotifications(planting);
  visitor = await walkAs(planting, {
    token: undefined,
    reader: readerOf(levelEverywhere('none')),
    shown: new Set(),
  });
}, 120_000);
afterAll(() => planting.api.close());

async function walkFor(name: string): Promise<Walked> {
  const found = readers.get(name);
  if (found === undefined) throw new Error(`There is no role ${name}`);
  const result = walked.get(name) ?? (await walkAs(planting, { ...found, shown: shownToAll() }));
  walked.set(name, result);
  return result;
}

/** The words that visitors of the site are shown. */
function shownToAll(): ReadonlySet<string> {
  return new Set([...visitor.found].map(({ word }) => word));
}

test('visitors are shown the public fields of public records alone', () => {
  const { policy } = readerOf(levelEverywhere('none'));
  const open = policy.resources.filter(({ sees }) => sees === 'public');
  const isOpen = (name: string, field: string) =>
    open.some(
      ({ resource, hiddenFields }) => resource.name === name && !hiddenFields.includes(field),
    );
  const wrong = [...visitor.found].filter(
    ({ origin }) => !('field' in origin && isOpen(origin.resource, origin.field)),
  );
  expect(wrong.map(({ origin }) => originWords(origin))).toEqual([]);
  expect(visitor.found.size).toBeGreaterThan(50);
});

test.each(readerNames)(
  'the role %s is shown nothing that it hides',
  async (name) => {
    const { leaks, requests } = await walkFor(name);
    expect(leaks).toEqual([]);
    expect(requests).toBeGreaterThan(700);
  },
  60_000,
);

test('an Owner is shown every sensitive field and every kind of mail, so that they are there to be hidden', async () => {
  const { found } = await walkFor('owner');
  const shown = new Set([...found].map(({ origin }) => originWords(origin)));
  const mails = Object.keys(mailRowNeeds).flatMap((kind) =>
    ['email.to', 'email.toName', 'emailBatch.subject', 'emailBatch.html'].map(
      (field) => `${field} ${kind}`,
    ),
  );
  expect(mails.filter((one) => !shown.has(one))).toEqual([]);
  expect(found.size).toBeGreaterThan(600);
  const sensitive = allResources.flatMap((resource: AnyResource) =>
    Object.keys(resource.fields).flatMap((field) =>
      resource.fields[field]?.area === undefined ? [] : [{ resource, field }],
    ),
  );
  expect(sensitive.length).toBeGreaterThan(5);
  for (const { resource, field } of sensitive) {
    const [id = ''] = planting.records.get(resource.name) ?? [];
    const { answer } = await asOwner(planting, resource.endpoints.get, { id });
    expect([field, answer.data[field] ?? []]).not.toEqual([field, []]);
  }
});

test('every call is walked, or left out for a reason', async () => {
  const { calls } = await walkFor('owner');
  expect(uncalled(calls, callsLeftOut)).toEqual([]);
});
