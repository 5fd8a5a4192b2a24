import { type AnswerOf, type Endpoint, parametersOf, type RequestOf } from 'contract';
import { chemicalEndpoints, chemicals } from 'contract/catalog';
import { type Job, jobEndpoints } from 'contract/jobs';
import { type Import, importEndpoints, type ImportMapping } from 'contract/transfer';

/** The base URL and token of API calls. */
export interface Caller {
  readonly url: string;
  readonly token: string;
}

/** @throws Error on a problem response, with its detail */
export async function callApi<E extends Endpoint>(
  { url, token }: Caller,
  endpoint: E,
  request: RequestOf<E>,
): Promise<AnswerOf<E>> {
  const { id, query, body }: { id?: string; query?: object; body?: unknown } = Object(request);
  const parameters = new URLSearchParams(parametersOf(endpoint, id, query));
  const answer = await fetch(`${url}/api/${endpoint.path}?${parameters.toString()}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return parsed(endpoint, answer);
}

/** Guarantee: the endpoint's own schema parsed the answer. */
async function parsed<E extends Endpoint>(endpoint: E, answer: Response): Promise<AnswerOf<E>> {
  const body: unknown = await answer.json();
  if (answer.status !== endpoint.status) {
    throw new Error(`${endpoint.name} returned ${answer.status}: ${JSON.stringify(body)}`);
  }
  return endpoint.answer.parse(body) as AnswerOf<E>;
}

export async function takeFile({ url, token }: Caller, file: Blob, name: string): Promise<Import> {
  const form = new FormData();
  form.set('file', file, name);
  const { path, method } = chemicalEndpoints.import;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/${path}`, { method, headers, body: form });
  return (await parsed(chemicalEndpoints.import, answer)).data;
}

export async function checkImport(caller: Caller, id: string, mapping: ImportMapping) {
  return (await callApi(caller, importEndpoints.check, { id, body: { mapping } })).data;
}

export async function startImport(caller: Caller, id: string) {
  return (await callApi(caller, importEndpoints.start, { id })).data;
}

export async function readImport(caller: Caller, id: string): Promise<Import> {
  return (await callApi(caller, importEndpoints.get, { id })).data;
}

export async function readJob(caller: Caller, id: string): Promise<Job> {
  return (await callApi(caller, jobEndpoints.get, { id })).data;
}

export async function countChemicals(caller: Caller): Promise<number> {
  return (await callApi(caller, chemicals.endpoints.list, { query: { pageSize: 1 } })).total;
}
