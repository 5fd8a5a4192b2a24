import { type Endpoint } from 'contract';
import { chemicalEndpoints } from 'contract/catalog';
import {
  importEndpoints,
  type Import,
  type ImportChoices,
  type ImportRow,
  type ImportVerdict,
} from 'contract/transfer';
import type { JobHandler, JobHandlers } from '../jobs/job-handler';
import { runNextJob } from '../jobs/job-runner';
import { callAs, type CallRequest } from '../testing/describe-resource-routes';
import { formOf } from '../testing/form-of';
import type { TestApi } from '../testing/start-test-api';
import { dropPlanned } from './import/plan-ahead';
import { dropSessions } from './import/reading-session';

/** The way of a file into a resource as staff go it, on an API whose jobs are worked off by hand. */
export class ImportJourney {
  readonly #api: TestApi;
  /** The call that takes the files. */
  readonly #upload: Endpoint;
  /** What the job runner logged. */
  readonly errors: unknown[] = [];

  constructor(api: TestApi, upload: Endpoint = chemicalEndpoints.import) {
    this.#api = api;
    this.#upload = upload;
  }

  call(endpoint: Endpoint, request: CallRequest = {}) {
    return callAs(this.#api, endpoint, { token: this.#api.adminToken, ...request });
  }

  async upload(name: string, content: string | Uint8Array, token = this.#api.adminToken) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const { payload, headers } = formOf({ file: { name, bytes } });
    const { method, path } = this.#upload;
    const answer = await this.#api.inject({
      method,
      url: `/api/${path}`,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, answer: answer.json() };
  }

  async take(name: string, content: string | Uint8Array): Promise<Import> {
    const { status, answer } = await this.upload(name, content);
    expect([status, answer.detail]).toEqual([201, undefined]);
    return answer.data;
  }

  /** Overwrites what is there, unless the choices say otherwise. */
  async check(
    id: string,
    mapping: Import['mapping'],
    choices: ImportChoices = { policy: 'overwrite' },
  ): Promise<Import> {
    const body = { mapping, choices };
    const { status, answer } = await this.call(importEndpoints.check, { id, body });
    expect([status, answer.detail]).toEqual([200, undefined]);
    await this.workOff();
    return this.read(id);
  }

  async start(id: string): Promise<Import> {
    const { status, answer } = await this.call(importEndpoints.start, { id });
    expect([status, answer.detail]).toEqual([200, undefined]);
    await this.workOff();
    return this.read(id);
  }

  /** A file of rows, taken and checked as suggested. */
  async checked(content: string | Uint8Array, name = 'chemicals.csv'): Promise<Import> {
    const taken = await this.take(name, content);
    return this.check(taken._id, taken.mapping);
  }

  async read(id: string): Promise<Import> {
    return (await this.call(importEndpoints.get, { id })).answer.data;
  }

  async rows(id: string, verdict?: ImportVerdict): Promise<ImportRow[]> {
    const query = { pageSize: 100, verdict };
    return (await this.call(importEndpoints.rows, { id, query })).answer.data;
  }

  async workOff(): Promise<void> {
    const log = { error: (fields: unknown) => void this.errors.push(fields) };
    while (await runNextJob({ services: this.#api.services, log }));
  }

  /** Lets the next job take some steps, throws the one after that away, and lets a new process take it up. */
  async cutOffAfter(count: number): Promise<void> {
    const { services } = this.#api;
    const cut = new AbortController();
    let steps = 0;
    const counted = Object.entries(services.jobHandlers).map(([kind, handler]) => {
      const breaking: JobHandler = (...given) => {
        steps += 1;
        if (steps <= count) return handler(...given);
        cut.abort();
        throw new Error('cut off');
      };
      return [kind, breaking] as const;
    });
    const log = { error: () => undefined };
    const handlers: JobHandlers = Object.fromEntries(counted);
    while (!cut.signal.aborted) await runNextJob({ services, log, handlers });
    await services.database
      .updateTable('job')
      .set({ dueAt: new Date(0).toISOString() })
      .where('state', '=', 'queued')
      .execute();
    // A process that starts anew has nothing in memory.
    await dropSessions(services);
    dropPlanned(services);
  }
}

let serial = 100_000;
/** A CAS number that no other test has. */
export function freshCas(): string {
  serial += 1;
  const digits = `${serial}10`;
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at + 1), 0);
  return `${serial}-10-${sum % 10}`;
}
