import { type Endpoint } from 'contract';
import { chemicals, findingEndpoints, type Finding } from 'contract/catalog';
import { jobEndpoints, type JobRefusal } from 'contract/jobs';
import { regulationEndpoints, type RegulatoryFindings } from 'contract/regulation';
import { runNextJob } from '../jobs/job-runner';
import { callAs, type CallRequest, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const log = { error: (fields: unknown) => expect(fields).toBeUndefined() };
const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async (body: object) => {
  const { status, answer } = await call(chemicals.endpoints.add, {
    body: { name: uniqueWord(), ...body },
  });
  expect(status).toBe(201);
  return answer.data;
};
const change = async (id: string, body: object) =>
  (await call(chemicals.endpoints.update, { id, body })).answer.data;
const read = async (id: string) => (await call(chemicals.endpoints.get, { id })).answer.data;
const lookUp = async (query: Record<string, string>): Promise<RegulatoryFindings> =>
  (await call(regulationEndpoints.lookUp, { query })).answer.data;
const findingsOf = async (id: string): Promise<Finding[]> =>
  (await call(findingEndpoints.list, { id })).answer.data;

describe('the regulatory tables', () => {
  it('are there from the first start, with edition and source', async () => {
    const { data } = (await call(regulationEndpoints.editions)).answer;
    expect(data).toMatchObject([
      { kind: 'annex-vi', edition: '23rd ATP', published: '2025-10', entries: 4530 },
      { kind: 'adr', edition: 'ADR 2025', published: '2025-01', entries: 2939 },
    ]);
    const { status } = await call(regulationEndpoints.editions, { token: '' });
    expect(status).toBe(403);
  });

  it('are looked up by CAS, EC and UN number', async () => {
    const acetone = await lookUp({ casNumber: '67-64-1', unNumber: 'UN1090' });
    expect(acetone.annexVi).toMatchObject({
      edition: { edition: '23rd ATP' },
      entries: [
        {
          indexNumber: '606-001-00-8',
          statements: ['H225', 'H336', 'H319', 'EUH066'],
          pictograms: ['GHS02', 'GHS07'],
          signalWord: 'Danger',
        },
      ],
    });
    expect(acetone.adr.lines).toMatchObject([{ properShippingName: 'ACETONE', tunnelCode: 'D/E' }]);
    expect((await lookUp({ ecNumber: '200-662-2' })).annexVi.entries).toHaveLength(1);
    const acid = await lookUp({ casNumber: '7697-37-2', unNumber: 'UN1263' });
    expect(acid.annexVi.entries.map(({ conditions }) => conditions)).toEqual([
      expect.arrayContaining(['C > 70 %']),
      expect.arrayContaining(['C ≤ 70 %']),
    ]);
    expect(acid.adr.lines.length).toBeGreaterThan(2);
    expect((await lookUp({ casNumber: '50-99-7' })).annexVi.entries).toEqual([]);
    expect((await lookUp({})).adr.lines).toEqual([]);
  });
});

describe('a chemical', () => {
  it('has statements of CLP alone, and says which code is none', async () => {
    const body = { name: uniqueWord(), hazardStatements: ['H225', 'H999'] };
    const { status, answer } = await call(chemicals.endpoints.add, { body });
    expect(status).toBe(422);
    expect(JSON.stringify(answer.errors)).toContain('H999 is no hazard statement of CLP');
  });

  it('drops the source of a value that is changed by hand, and keeps the others', async () => {
    const source = { source: 'CLP Annex VI, Table 3', edition: '23rd ATP', reference: '1' };
    const of = (field: string) => ({ ...source, field, takenOn: '2026-11-23' });
    const fieldSources = ['signalWord', 'ghsPictograms'].map(of);
    const { _id } = await add({ signalWord: 'Danger', ghsPictograms: ['GHS02'], fieldSources });
    const same = await change(_id, { ghsPictograms: ['GHS02'], appearance: 'Clear' });
    expect(same.fieldSources).toEqual(fieldSources);
    const changed = await change(_id, { signalWord: 'Warning' });
    expect(changed.fieldSources).toEqual([of('ghsPictograms')]);
    const again = await change(_id, { signalWord: 'Danger', fieldSources });
    expect(again.fieldSources).toEqual(fieldSources);
  });

  it('is found when its label, its statements or its transport class contradict its data', async () => {
    const { _id } = await add({
      status: 'published',
      contradictionReason: 'To be corrected',
      classifications: [
        { hazardClass: 'Flam. Liq.', category: '2', statement: 'H225', specifics: null, marks: [] },
      ],
      ghsPictograms: ['GHS07'],
      precautionaryStatements: ['P501', 'P310'],
      unNumber: 'UN1090',
      hazardClass: '8',
    });
    const findings = new Map((await findingsOf(_id)).map((one) => [one.code, one]));
    expect(findings.get('label-differs')?.message).toContain('GHS02 and Danger');
    expect(findings.get('statement-open')?.message).toContain('missing: P501.');
    expect(findings.get('transport-differs')?.message).toBe(
      'The hazard class is 8, ADR has 3 for UN1090.',
    );
    const fixes = ['label-differs', 'transport-differs'] as const;
    const values = Object.assign({}, ...fixes.map((code) => findings.get(code)?.fix?.values));
    const slots = { statementSlots: [{ code: 'P501', text: 'an approved plant' }] };
    const mended = await change(_id, { ...values, ...slots });
    expect(mended).toMatchObject({ ghsPictograms: ['GHS02'], hazardClass: '3' });
    const codes = mended.findings.filter((code: string) => /differs|open/.test(code));
    expect(codes).toEqual([]);
  });
});

describe('a look-up of many chemicals', () => {
  it('fills what is empty with its source, leaves what differs, reports both, and is undone', async () => {
    const empty = await add({ casNumber: '67-64-1', unNumber: 'UN1090' });
    const own = await add({
      casNumber: '108-88-3',
      ghsPictograms: ['GHS06'],
      signalWord: 'Danger',
    });
    const unknown = await add({ casNumber: '50-99-7' });
    const several = await add({ casNumber: '7697-37-2' });
    const ids = [empty, own, unknown, several].map(({ _id }) => _id);
    const started = await call(regulationEndpoints.takeOver, { body: { selection: { ids } } });
    expect(started.status).toBe(201);
    while (await runNextJob({ services: api.services, log }));
    const id = started.answer.data._id;
    const job = (await call(jobEndpoints.get, { id })).answer.data;
    expect(job).toMatchObject({ kind: 'regulate', state: 'done', done: 4, changed: 2, refused: 3 });

    const filled = await read(empty._id);
    expect(filled).toMatchObject({
      hazardStatements: ['H225', 'H336', 'H319', 'EUH066'],
      properShippingName: 'ACETONE',
      hazardClass: '3',
      packingGroup: 'II',
    });
    expect(filled.fieldSources).toContainEqual({
      field: 'hazardStatements',
      source: 'CLP Annex VI, Table 3',
      edition: '23rd ATP',
      reference: '606-001-00-8',
      takenOn: expect.any(String),
    });
    expect(await read(own._id)).toMatchObject({ ghsPictograms: ['GHS06'], hazardStatements: [] });

    const refusals: JobRefusal[] = (await call(jobEndpoints.refusals, { id })).answer.data;
    const reasons = new Map(refusals.map(({ recordId, reason }) => [recordId, reason]));
    expect(reasons.get(own._id)).toMatch(/^Left as it is: ghs pictograms not as in 601-021-00-3/);
    expect(reasons.get(unknown._id)).toBe('Not harmonised: no entry in Annex VI (23rd ATP)');
    expect((await read(unknown._id)).fieldSources).toMatchObject([{ reference: null }]);
    expect(reasons.get(several._id)).toContain('several entries');

    await call(jobEndpoints.undo, { id });
    while (await runNextJob({ services: api.services, log }));
    expect(await read(empty._id)).toMatchObject({ hazardStatements: [], fieldSources: [] });
  });
});

describe('chemicals about to be published', () => {
  const count = async (ids: readonly string[]) =>
    (await call(regulationEndpoints.unfilled, { body: { selection: { ids } } })).answer.data;

  it('are counted where an entry is there and no hazards are, and are filled in and published at once', async () => {
    const bare = await add({ casNumber: '67-64-1' });
    const filled = await add({ casNumber: '67-64-1', hazardStatements: ['H225'] });
    const unknown = await add({ casNumber: '7732-18-5' });
    const numberless = await add({});
    const shown = await add({ casNumber: '67-56-1', status: 'published' });
    const ids = [bare, filled, unknown, numberless, shown].map(({ _id }) => _id);
    expect(await count(ids)).toEqual({ drafts: 4, withEntry: 1, published: 1 });
    const drafts = { ids: [bare._id, unknown._id] };
    const body = { selection: drafts, isPublishing: true };
    const { answer } = await call(regulationEndpoints.takeOver, { body });
    while (await runNextJob({ services: api.services, log }));
    expect(await read(bare._id)).toMatchObject({
      status: 'published',
      hazardStatements: ['H225', 'H336', 'H319', 'EUH066'],
    });
    expect(await read(unknown._id)).toMatchObject({ status: 'published', hazardStatements: [] });
    expect(await count(drafts.ids)).toEqual({ drafts: 0, withEntry: 0, published: 0 });
    await call(jobEndpoints.undo, { id: answer.data._id });
    while (await runNextJob({ services: api.services, log }));
    expect(await read(bare._id)).toMatchObject({ status: 'draft', hazardStatements: [] });
  });

  it('are counted for staff alone, by a query of the list', async () => {
    const body = { selection: { query: { colour: 'red' } } };
    expect((await call(regulationEndpoints.unfilled, { body })).status).toBe(422);
    expect((await call(regulationEndpoints.unfilled, { token: '', body })).status).toBe(403);
  });
});
