import { type Endpoint } from 'contract';
import { chemicals, chemicalTypes } from 'contract/catalog';
import { jobEndpoints, type Job } from 'contract/jobs';
import { recordEndpoints } from 'contract/record';
import { staffEndpoints } from 'contract/staff';
import { runNextJob } from './job-runner';
import type { JobHandlers } from './job-handler';
import { advance, enqueueJob } from './job-queue';
import { callAs, unique, uniqueWord, type CallRequest } from '../testing/describe-resource-routes';
import { addPerson } from '../staff/role/people.fixture';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { system } from '../kernel/viewer';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const errors: unknown[] = [];
const log = { error: (fields: unknown) => void errors.push(fields) };
const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

async function workOff(handlers?: JobHandlers): Promise<void> {
  while (await runNextJob({ services: api.services, log, ...(handlers && { handlers }) }));
}

function addChemicals(count: number, word: string): Promise<string[]> {
  const bodies = Array.from({ length: count }, (_, index) => {
    return { name: `${word} ${index + 1}`, appearance: 'as it was' };
  });
  return api.addChemicals(bodies);
}

async function bulk(selection: object, action: object): Promise<Job> {
  const body = { resource: 'chemical', selection, action };
  const { status, answer } = await call(jobEndpoints.bulk, { body });
  expect(status).toBe(201);
  await workOff();
  return (await call(jobEndpoints.get, { id: answer.data._id })).answer.data;
}

const chemicalOf = async (id: string) => (await call(chemicals.endpoints.get, { id })).answer.data;
const publish = { kind: 'update', values: { status: 'published' } };

describe('a bulk', () => {
  it('changes the records that are named, each with its history, and can be taken back', async () => {
    const ids = await addChemicals(3, unique());
    const job = await bulk({ ids }, publish);
    expect(job).toMatchObject({ state: 'done', done: 3, total: 3, changed: 3, refused: 0 });
    expect(job).toMatchObject({ label: 'Change 3 chemicals', by: 'Tess Ting', canUndo: true });
    const query = { resource: 'chemical', recordId: ids[0] ?? '' };
    const [entry] = (await call(recordEndpoints.history, { query })).answer.data;
    expect(entry).toMatchObject({ action: 'update', jobId: job._id, by: 'Tess Ting' });
    const undo = await call(jobEndpoints.undo, { id: job._id });
    await workOff();
    for (const id of ids)
      expect(await chemicalOf(id)).toMatchObject({ status: 'draft', version: 3 });
    const undone = (await call(jobEndpoints.get, { id: undo.answer.data._id })).answer.data;
    expect(undone).toMatchObject({ kind: 'undo', undoOf: job._id, changed: 3, canUndo: true });
    expect((await call(jobEndpoints.undo, { id: job._id })).status).toBe(409);
  });

  it('works through all that a search and filters find, also when the change takes them out of it', async () => {
    const word = uniqueWord();
    await addChemicals(120, word);
    const selection = { query: { search: word, status: 'draft' } };
    const job = await bulk(selection, publish);
    expect(job).toMatchObject({ state: 'done', total: 120, done: 120, changed: 120 });
    const left = await call(chemicals.endpoints.list, { query: { search: word, status: 'draft' } });
    expect(left.answer.total).toBe(0);
  });

  it('takes back only what nobody changed since, and names the rest', async () => {
    const [first = '', second = ''] = await addChemicals(2, unique());
    const job = await bulk({ ids: [first, second] }, publish);
    await call(chemicals.endpoints.update, { id: second, body: { purity: '99 %' } });
    const undo = (await call(jobEndpoints.undo, { id: job._id })).answer.data;
    await workOff();
    expect((await chemicalOf(first)).status).toBe('draft');
    expect(await chemicalOf(second)).toMatchObject({ status: 'published', purity: '99 %' });
    const refusals = (await call(jobEndpoints.refusals, { id: undo._id })).answer;
    expect(refusals).toMatchObject({ total: 1, data: [{ recordId: second }] });
    expect(refusals.data[0].reason).toContain('changed since');
  });

  it('moves records to the trash but for those in use, and undo brings them back', async () => {
    const type = unique();
    const add = (name: string) => call(chemicalTypes.endpoints.add, { body: { name } });
    const [used, free] = [(await add(`${type}-used`)).answer.data, (await add(type)).answer.data];
    await call(chemicals.endpoints.add, { body: { name: unique(), typeIds: [used._id] } });
    const body = {
      resource: 'chemicalType',
      selection: { ids: [used._id, free._id] },
      action: { kind: 'remove' },
    };
    const job = (await call(jobEndpoints.bulk, { body })).answer.data;
    await workOff();
    const refusals = (await call(jobEndpoints.refusals, { id: job._id })).answer.data;
    expect(refusals).toEqual([
      { recordId: used._id, title: used.name, reason: expect.stringContaining('in use') },
    ]);
    const trash = { resource: 'chemicalType', search: type };
    const trashed = (await call(recordEndpoints.trash, { query: trash })).answer;
    expect(trashed).toMatchObject({ total: 1, data: [{ title: type, deletedBy: 'Tess Ting' }] });
    await call(jobEndpoints.undo, { id: job._id });
    await workOff();
    expect((await call(chemicalTypes.endpoints.get, { id: free._id })).status).toBe(200);
  });

  it.each([
    ['an unknown resource', { resource: 'nonsense' }, 404],
    ['no record', { selection: { ids: [] } }, 422],
    ['an unknown filter', { selection: { query: { colour: 'red' } } }, 422],
    ['an unknown field', { action: { kind: 'update', values: { colour: 'red' } } }, 422],
    ['a computed field', { action: { kind: 'update', values: { indexLetter: 'A' } } }, 422],
    ['a wrong value', { action: { kind: 'update', values: { casNumber: '67-64-2' } } }, 422],
    ['nothing to change', { action: { kind: 'update', values: {} } }, 422],
    ['a version', { action: { kind: 'update', values: { version: 1, purity: 'x' } } }, 422],
  ])('refuses %s at once, and queues nothing', async (_, extra, status) => {
    const body = { resource: 'chemical', selection: { query: {} }, action: publish, ...extra };
    const before = (await call(jobEndpoints.list)).answer.total;
    expect((await call(jobEndpoints.bulk, { body })).status).toBe(status);
    expect((await call(jobEndpoints.list)).answer.total).toBe(before);
  });

  it('stops when it is cancelled, and what was written can be taken back', async () => {
    const ids = await addChemicals(60, unique());
    const body = { resource: 'chemical', selection: { ids }, action: publish };
    const job = (await call(jobEndpoints.bulk, { body })).answer.data;
    const { bulk: step } = api.services.jobHandlers;
    await workOff({
      bulk: async (services, row) => {
        await step?.(services, row);
        await call(jobEndpoints.cancel, { id: job._id });
        return 'more';
      },
    });
    const cancelled = (await call(jobEndpoints.get, { id: job._id })).answer.data;
    expect(cancelled).toMatchObject({ state: 'cancelled', changed: 50, canUndo: true });
    await call(jobEndpoints.undo, { id: job._id });
    await workOff();
    for (const id of ids.slice(0, 3)) expect((await chemicalOf(id)).status).toBe('draft');
  });

  it.each(['before it begins', 'while it runs'])(
    'ends in words when the account that asked for it is deactivated %s',
    async (time) => {
      const ids = await addChemicals(60, unique());
      const colleague = await addPerson(api, 'administrator');
      const body = { resource: 'chemical', selection: { ids }, action: publish };
      const { token, adminId } = colleague;
      const { answer } = await callAs(api, jobEndpoints.bulk, { token, body });
      const deactivate = () =>
        call(staffEndpoints.deactivate, { id: adminId, body: { handOverTo: null } });
      const { bulk: step } = api.services.jobHandlers;
      const steps = jest.fn();
      if (time === 'before it begins') await deactivate();
      // One step of a slice: the next begins with another lease.
      const stopping = new AbortController();
      const handlers: JobHandlers = {
        bulk: async (services, row) => {
          steps();
          await step?.(services, row);
          await deactivate();
          stopping.abort();
          return steps.mock.calls.length < 2 ? 'more' : 'done';
        },
      };
      while (await runNextJob({ services: api.services, log, handlers }, stopping.signal));
      const job = (await call(jobEndpoints.get, { id: answer.data._id })).answer.data;
      const changed = time === 'before it begins' ? 0 : 50;
      expect(job).toMatchObject({ state: 'failed', changed });
      expect(job.problem).toContain('account that asked for this was deactivated');
      expect(steps).toHaveBeenCalledTimes(changed / 50);
    },
  );
});

describe('the queue', () => {
  const queue = (label: string) =>
    api.services.database
      .transaction()
      .execute((work) =>
        enqueueJob(work, { kind: 'bulk', resource: 'chemical', label, payload: {} }, system),
      );
  const stateOf = (id: string) =>
    api.services.database
      .selectFrom('job')
      .selectAll()
      .where('_id', '=', id)
      .executeTakeFirstOrThrow();
  const makeDue = () =>
    api.services.database
      .updateTable('job')
      .set({ dueAt: new Date(0).toISOString() })
      .execute();
  const step = { done: 1, changed: 1, refusals: [], cursor: null };

  it('gives a job to one of several processes', async () => {
    await queue('once');
    let runs = 0;
    const handlers: JobHandlers = {
      bulk: async (services, job) => {
        runs += 1;
        await services.database.transaction().execute((work) => advance(work, job, step));
        return 'done';
      },
    };
    await Promise.all(Array.from({ length: 4 }, () => workOff(handlers)));
    expect(runs).toBe(1);
  });

  it('undoes a step of a worker that was thought dead, and lets the new one do it', async () => {
    const id = await queue('taken over');
    let isFirst = true;
    const handlers: JobHandlers = {
      bulk: async (services, job) => {
        if (isFirst) {
          isFirst = false;
          await makeDue();
          await workOff(handlers);
        }
        await services.database.transaction().execute((work) => advance(work, job, step));
        return 'done';
      },
    };
    await workOff(handlers);
    expect(await stateOf(id)).toMatchObject({ state: 'done', done: 1, changed: 1 });
  });

  it('tries a step that breaks off again, later and later, and gives up at the fifth time', async () => {
    const id = await queue('broken');
    const handlers: JobHandlers = { bulk: () => Promise.reject(new Error('not today')) };
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await makeDue();
      await runNextJob({ services: api.services, log, handlers });
    }
    const job = await stateOf(id);
    expect(job).toMatchObject({ state: 'failed', attempts: 5 });
    expect(job.problem).toContain('broke off 5 times');
    expect(job.problem).not.toContain('not today');
    expect(errors.at(-1)).toMatchObject({ job: id, attempts: 5 });
  });

  it('keeps its lease while a step takes long', async () => {
    const id = await queue('slow');
    const dueAt = async () => {
      const job = await api.services.database
        .selectFrom('job')
        .select('dueAt')
        .where('_id', '=', id)
        .executeTakeFirstOrThrow();
      return new Date(job.dueAt).getTime();
    };
    const handlers: JobHandlers = {
      bulk: async () => {
        await api.sql(`update job set due_at = now() - interval '1 second' where _id = $1`, [id]);
        const renewed = Date.now();
        while ((await dueAt()) < renewed) await new Promise((resolve) => setTimeout(resolve, 5));
        return 'done';
      },
    };
    await runNextJob({ services: api.services, log, handlers, renewal: 10 });
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
  });

  it('lets a short job through while a long one goes on', async () => {
    const ended: string[] = [];
    const long = await queue('long');
    const short = await queue('short');
    let isShortDone = false;
    const handlers: JobHandlers = {
      bulk: async (services, job) => {
        await services.database.transaction().execute((work) => advance(work, job, step));
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (job._id === long && !isShortDone) return 'more';
        isShortDone = true;
        ended.push(job._id);
        return 'done';
      },
    };
    await workOff(handlers);
    expect(ended).toEqual([short, long]);
  });
});

describe('the history of a record', () => {
  it('gives it the values again that it had after an earlier write', async () => {
    const [id = ''] = await addChemicals(1, unique());
    const change = (body: object) => call(chemicals.endpoints.update, { id, body });
    await change({ purity: '98 %', grades: ['AR'] });
    await change({ purity: '99 %', appearance: null });
    await change({ grades: [] });
    const query = { resource: 'chemical', recordId: id };
    const entries = (await call(recordEndpoints.history, { query })).answer.data;
    const second = entries.find(({ version }: { version: number }) => version === 2);
    const reverted = await call(recordEndpoints.revert, { id: second._id });
    expect(reverted.answer.data).toEqual({ _id: id, version: 5 });
    expect(await chemicalOf(id)).toMatchObject({
      purity: '98 %',
      grades: ['AR'],
      appearance: 'as it was',
      version: 5,
    });
  });

  it('says when the record is in the trash, or the entry is nobody’s', async () => {
    const [id = ''] = await addChemicals(1, unique());
    const query = { resource: 'chemical', recordId: id };
    const [entry] = (await call(recordEndpoints.history, { query })).answer.data;
    await call(chemicals.endpoints.remove, { id });
    expect((await call(recordEndpoints.revert, { id: entry._id })).status).toBe(404);
    expect((await call(recordEndpoints.revert, { id })).status).toBe(404);
  });
});
