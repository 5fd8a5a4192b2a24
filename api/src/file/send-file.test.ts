import sharp from 'sharp';
import { bearer } from '../testing/bearer';
import { formOf, type FormFile } from '../testing/form-of';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { bucketSecret, startTestBucket } from '../testing/test-bucket';

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

describe('a download from a bucket that clients reach', () => {
  const bucket = startTestBucket();
  let presigned: TestApi;
  beforeAll(async () => {
    const env = {
      S3_ENDPOINT: await bucket.address(),
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'KEY',
      S3_SECRET_ACCESS_KEY: bucketSecret,
      S3_PRESIGNED: 'true',
    };
    presigned = await startTestApi({ jobs: 'stopped', env });
  });
  afterAll(async () => {
    await presigned.close();
    await bucket.close();
  });

  async function addTo({ inject, adminToken }: TestApi, file: FormFile): Promise<string> {
    const form = formOf({ file });
    const headers = { ...form.headers, ...bearer(adminToken) };
    const answer = await inject({
      method: 'POST',
      url: '/api/file/add',
      payload: form.payload,
      headers,
    });
    return `/api/file/download/${answer.json().data.name}`;
  }
  const pdf = { name: 'Prüfung (1).pdf', bytes: Buffer.from('%PDF-1.7\nwords\n%%EOF') };

  test('is sent on to it with its name and type, and counted', async () => {
    const url = await addTo(presigned, pdf);
    const answer = await presigned.inject({ url, headers: bearer(presigned.adminToken) });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([302, 0]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    const file = await fetch(String(answer.headers.location));
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf.bytes)).toBe(true);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(answer.headers['content-disposition']);
    const metrics = await presigned.services.meters.fileDownloads.get();
    expect(metrics.values).toEqual([{ labels: { kind: 'document', form: 'original' }, value: 1 }]);
  });

  test('comes through this process for a script of a page, a part of it too, and without its bytes', async () => {
    const url = await addTo(presigned, pdf);
    const ours = bearer(presigned.adminToken);
    const script = await presigned.inject({ url, headers: { ...ours, 'sec-fetch-mode': 'cors' } });
    expect([script.statusCode, script.rawPayload.equals(pdf.bytes)]).toEqual([200, true]);
    const head = await presigned.inject({ method: 'HEAD', url, headers: ours });
    expect([head.statusCode, head.headers.location]).toEqual([200, undefined]);
  });

  test('is refused as before to a caller without the right', async () => {
    const url = await addTo(presigned, pdf);
    await presigned.sql(`update file set visibility = 'staff'`);
    const answer = await presigned.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
  });

  test('is none of pictures, which pages show from our own origin', async () => {
    const image = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } });
    const url = await addTo(presigned, { name: 'a.png', bytes: await image.png().toBuffer() });
    await presigned.sql(`update file set visibility = 'public'`);
    expect((await presigned.inject({ url })).statusCode).toBe(200);
  });
});
