import { bearer } from '../testing/bearer';
import { formOf, type FormFile } from '../testing/form-of';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function add(file: FormFile) {
  const form = formOf({ file });
  const headers = { ...form.headers, ...bearer(api.adminToken) };
  return api.inject({ method: 'POST', url: '/api/file/add', payload: form.payload, headers });
}

function download(path: string, headers: Record<string, string> = {}) {
  return api.inject({ url: `/api/${path}`, headers });
}

describe('a download', () => {
  const bytes = Buffer.from(`%PDF-1.7\n${'0123456789'.repeat(100)}\n%%EOF`);
  const size = bytes.length;
  let url: string;
  let etag: string;
  beforeAll(async () => {
    const { data } = (await add({ name: 'long.pdf', bytes })).json();
    url = `file/download/${data.name}`;
    const whole = await download(url);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    etag = String(whole.headers.etag);
  });

  test('goes on where it broke off', async () => {
    const range = 'bytes=900-';
    for (const headers of [{ range }, { range, 'if-range': etag }]) {
      const part = await download(url, headers);
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 900-${size - 1}/${size}`);
      expect(Number(part.headers['content-length'])).toBe(size - 900);
      expect(part.rawPayload.equals(bytes.subarray(900))).toBe(true);
    }
    const other = await download(url, { range, 'if-range': '"another"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, size]);
  });

  test('of a part behind its end is refused with its size', async () => {
    const part = await download(url, { range: `bytes=${size}-` });
    expect([part.statusCode, part.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  });

  test('that the client has already is not sent again', async () => {
    const again = await download(url, { 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
  });

  test('is described without its bytes', async () => {
    const head = await api.inject({ method: 'HEAD', url: `/api/${url}` });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBe(size);
  });
});
