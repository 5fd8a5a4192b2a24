import { problems, problemType } from 'contract';
import { units } from 'contract/catalog';
import { metas } from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { customers } from 'contract/partner';
import { personalDataEndpoints } from 'contract/privacy';
import { adminEndpoints } from 'contract/staff';
import Cookies from 'js-cookie';
import { apiAdapter, type InjectRequest } from '../testing/api-adapter';
import { ApiError } from 'panel-runtime';
import { createApiClient, tokenCookie } from './create-api-client';

const id = '0190c5d0-0000-7000-8000-000000000001';
const at = '2026-11-21T08:30:00.000Z';
const record = { _id: id, version: 1, createdAt: at, updatedAt: at };
const unit = { ...record, name: 'Kilogram', symbol: 'kg', dimension: 'mass', factor: 1 };

function start(statusCode: number, body: object) {
  const requests: InjectRequest[] = [];
  const onForbidden = jest.fn();
  const adapter = apiAdapter(async (request) => {
    requests.push(request);
    return { statusCode, headers: {}, body: JSON.stringify(body) };
  });
  return { requests, onForbidden, api: createApiClient({ baseURL: '/api', adapter, onForbidden }) };
}

function problem(code: keyof typeof problems, errors?: object[]) {
  const { status, title } = problems[code];
  return { type: problemType(code), title, status, detail: 'What to do.', instance: '/', errors };
}

beforeEach(() => Cookies.set(tokenCookie, 'secret'));

it('sends the token on admin calls alone, and on public ones made as staff', async () => {
  const { api, requests } = start(200, { data: unit });
  await api.call(units.endpoints.get, { id });
  await api.call(units.endpoints.get, { id, asStaff: true });
  await api.call(units.endpoints.update, { id, body: { name: 'Kilo' } });
  const tokens = requests.map(({ headers }) => headers['authorization']);
  expect(tokens).toEqual([undefined, 'Bearer secret', 'Bearer secret']);
});

it('puts the id where the path style has it', async () => {
  const { api, requests } = start(200, { data: { _id: id } });
  await api.call(units.endpoints.remove, { id });
  await api.call(metas.endpoints.remove, { id });
  const sent = requests.map(({ method, url }) => `${method} ${url}`);
  expect(sent).toEqual([`DELETE /api/unit/delete?id=${id}`, `DELETE /api/meta/${id}`]);
  expect(api.urlOf(fileEndpoints.download, { id: 'a.png', query: { w: 160 } })).toBe(
    '/api/file/download/a.png?w=160',
  );
});

/** The parts of the form that a request carried. */
async function partsOf({ headers, payload }: InjectRequest) {
  const body = typeof payload === 'string' ? payload : new Uint8Array(payload ?? []);
  const form = await new Response(body, { headers }).formData();
  return [...form].map(([name, part]) => [name, typeof part === 'string' ? part : part.name]);
}

it('sends a call that takes forms as one: the fields as JSON in one part, each file in its own', async () => {
  const { api, requests } = start(422, problem('invalid'));
  const body = { companyName: '42', phones: ['+442079460123'], taxNumber: null, version: 3 };
  const logo = new File(['abc'], 'logo.png');
  const updates = [body, { ...body, logo }, {}];
  for (const one of updates) {
    const sent = api.call(customers.endpoints.update, { id, body: one });
    await expect(sent).rejects.toMatchObject({ code: 'invalid' });
  }
  const data = ['data', JSON.stringify(body)];
  const [first] = requests;
  expect(first?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(await Promise.all(requests.map(partsOf))).toEqual([
    [data],
    [data, ['logo', 'logo.png']],
    [['data', '{}']],
  ]);
});

it('sends every other body as JSON', async () => {
  const { api, requests } = start(200, { data: unit });
  await api.call(units.endpoints.update, { id, body: { name: 'Kilo', version: 1 } });
  expect(requests[0]).toMatchObject({
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ name: 'Kilo', version: 1 }),
  });
});

it('sends a file alone as the only part', async () => {
  const { api, requests } = start(201, {
    data: {
      _id: id,
      name: 'x.png',
      originalName: 'logo.png',
      kind: 'image',
      mime: 'image/png',
      size: 3,
      width: 1,
      height: 1,
      createdAt: at,
    },
  });
  await api.call(fileEndpoints.add, { body: { file: new File(['abc'], 'logo.png') } });
  expect(await Promise.all(requests.map(partsOf))).toEqual([[['file', 'logo.png']]]);
});

it('logs out on a 403 of an admin call, with the message on the console', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, onForbidden } = start(403, problem('forbidden'));
  await expect(api.call(adminEndpoints.profile)).rejects.toMatchObject({ code: 'forbidden' });
  expect(onForbidden).toHaveBeenCalledTimes(1);
  expect(written.mock.calls[0]?.[0]).toMatch(/invalid or expired token/i);
  await expect(api.call(units.endpoints.get, { id })).rejects.toBeInstanceOf(ApiError);
  expect(onForbidden).toHaveBeenCalledTimes(1);
  written.mockRestore();
});

it('stays signed in when the role does not allow a call', async () => {
  const { api, onForbidden } = start(403, problem('not-permitted'));
  await expect(api.call(adminEndpoints.profile)).rejects.toMatchObject({ code: 'not-permitted' });
  expect(onForbidden).not.toHaveBeenCalled();
});

it('tells wrong fields, a silent server and an answer that breaks the contract apart', async () => {
  const errors = [{ path: 'symbol', message: 'Already taken' }];
  const refused = start(422, problem('invalid', errors)).api.call(units.endpoints.get, { id });
  await expect(refused).rejects.toMatchObject({
    code: 'invalid',
    fieldErrors: errors,
    status: 422,
  });

  const strange = start(200, { data: { name: 1 } }).api.call(units.endpoints.get, { id });
  await expect(strange).rejects.toMatchObject({ code: 'unreadable' });

  const proxy = start(502, { html: true }).api.call(units.endpoints.get, { id });
  await expect(proxy).rejects.toMatchObject({ code: 'unavailable', status: 502 });

  const abort = new AbortController();
  abort.abort();
  const { api } = start(200, { data: unit });
  const cancelled = api.call(units.endpoints.get, { id, signal: abort.signal });
  await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' });
});

it('asks for a fresh sign-in before a download that needs one, and sends its body again', async () => {
  const sent: unknown[] = [];
  const adapter = apiAdapter(async ({ payload }) => {
    sent.push(payload);
    const isFirst = sent.length === 1;
    return {
      statusCode: isFirst ? problems['stale-sign-in'].status : 200,
      headers: { 'content-disposition': 'attachment; filename="person.zip"' },
      body: isFirst ? JSON.stringify(problem('stale-sign-in')) : 'bytes',
    };
  });
  const confirmSignIn = jest.fn(async () => true);
  const api = createApiClient({ baseURL: '/api', adapter, confirmSignIn });
  const body = { emails: ['ann@example.com'] };
  const { name } = await api.download(personalDataEndpoints.export, { body });
  expect([name, confirmSignIn.mock.calls.length]).toEqual(['person.zip', 1]);
  expect(sent).toEqual([JSON.stringify(body), JSON.stringify(body)]);
});

describe('an answer that is not as the contract says', () => {
  function startMending(body: object) {
    const onMended = jest.fn();
    const adapter = apiAdapter(async () => ({
      statusCode: 200,
      headers: {},
      body: JSON.stringify(body),
    }));
    return { onMended, api: createApiClient({ baseURL: '/api', adapter, onMended }) };
  }

  it('is shown as far as it goes, and told with the call and the remote that made it', async () => {
    const given = { ...unit, dimension: 'luminosity', symbol: undefined };
    const { api, onMended } = startMending({ data: given });
    const { data } = await api.call(units.endpoints.get, { id, remote: 'mfe-catalog/1.2.0' });
    expect(data).toEqual({ ...unit, dimension: 'luminosity', symbol: '—' });
    expect(onMended).toHaveBeenCalledWith({
      endpoint: 'unit.get',
      remote: 'mfe-catalog/1.2.0',
      mended: [
        { path: 'data.symbol', reason: expect.any(String) },
        { path: 'data.dimension', reason: expect.any(String) },
      ],
    });
  });

  it('is an error where nothing can stand for a part, and nothing is told of a further field', async () => {
    const nameless = startMending({ data: { ...unit, _id: 7 } });
    await expect(nameless.api.call(units.endpoints.get, { id })).rejects.toMatchObject({
      code: 'unreadable',
    });
    expect(nameless.onMended).not.toHaveBeenCalled();
    const more = startMending({ data: { ...unit, colour: 'red' } });
    expect((await more.api.call(units.endpoints.get, { id })).data).toEqual(unit);
    expect(more.onMended).not.toHaveBeenCalled();
  });
});
