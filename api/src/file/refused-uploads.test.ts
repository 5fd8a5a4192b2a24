import { bearer } from '../testing/bearer';
import { formOf } from '../testing/form-of';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { type FormParts, formSender, photo } from './upload.fixture';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const send = formSender(() => api);

function rows() {
  return api.services.database.selectFrom('file').selectAll().orderBy('_id').execute();
}

describe('a refused upload leaves nothing behind', () => {
  const refusals: [string, () => Promise<FormParts>, number][] = [
    [
      'PHP as PNG',
      async () => ({ file: { name: 'x.png', bytes: Buffer.from('<?php echo 1;') } }),
      415,
    ],
    [
      'HTML as PNG',
      async () => ({ file: { name: 'x.png', bytes: Buffer.from('<html></html>') } }),
      415,
    ],
    ['an unknown field', async () => ({ file: await photo(), isAdmin: 'true' }), 422],
    [
      'a good file before a bad one',
      async () => ({ file: await photo(), other: { name: 'x', bytes: Buffer.from('?') } }),
      415,
    ],
    ['a prototype', async () => ({ '__proto__[x]': '1', file: await photo() }), 422],
    ['a name without sense', async () => ({ file: await photo(), 'a..b': '1' }), 400],
    [
      'too many files',
      async () => ({
        file: await Promise.all(Array.from({ length: 21 }, () => photo('x.png', 4))),
      }),
      413,
    ],
    [
      'a field over a megabyte',
      async () => ({ file: await photo(), alt: 'x'.repeat(1_000_001) }),
      413,
    ],
    [
      'a file over 25 MB',
      async () => ({
        file: {
          name: 'x.pdf',
          bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(25_000_001)]),
        },
      }),
      413,
    ],
    ['no file', async () => ({ data: '{}' }), 422],
    ['data that is no object', async () => ({ data: '[1]', file: await photo() }), 400],
  ];

  test.each(refusals)('%s', async (_what, parts, status) => {
    const before = await rows();
    const answer = await send('POST', 'file/add', await parts());
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await rows()).toEqual(before);
  });

  test('without a token, before a byte is read', async () => {
    const before = await rows();
    const answer = await send('POST', 'file/add', { file: await photo() }, 'nonsense');
    expect(answer.statusCode).toBe(403);
    expect(await rows()).toEqual(before);
  });

  test('that is not a form at all', async () => {
    const { data } = (await send('POST', 'file/add', { file: await photo() })).json();
    const headers = bearer(api.adminToken);
    const url = '/api/file/add';
    const json = await api.inject({ method: 'POST', url, headers, payload: { file: data.name } });
    expect(json.statusCode).toBe(415);
    const text = await api.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect(text.statusCode).toBe(415);
    const { payload, headers: form } = formOf({ file: await photo() });
    for (const [type, bytes] of [
      ['multipart/form-data', payload],
      ['multipart/form-data; boundary=another', payload],
      [form['content-type'], payload.subarray(0, 300)],
    ] as const) {
      const torn = await api.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': type },
        payload: bytes,
      });
      expect([type, torn.statusCode < 500 && torn.statusCode >= 400]).toEqual([type, true]);
    }
  });
});
