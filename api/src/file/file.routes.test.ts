import sharp from 'sharp';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { formSender, photo } from './upload.fixture';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const send = formSender(() => api);

function download(path: string, headers: Record<string, string> = {}) {
  return api.inject({ url: `/api/${path}`, headers });
}

const pdf = { name: "Datenblatt für 'Aceton' (v2).pdf", bytes: Buffer.from('%PDF-1.7\n%%EOF') };

describe('an image', () => {
  let name: string;
  beforeAll(async () => {
    const answer = await send('POST', 'file/add', { file: await photo() });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({
      kind: 'image',
      mime: 'image/png',
      width: 800,
      height: 400,
      originalName: 'A photo.png',
    });
    expect(Object.keys(data).toSorted()).not.toContain('sha256');
    ({ name } = data);
    expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}\.png$/);
  });

  test('is downloaded by anybody, to be kept for ever and run by nobody', async () => {
    const answer = await download(`file/download/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 800, format: 'png' });
  });

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])('comes for %s as %s in the width asked for, drawn once', async (accept, mime, format) => {
    const url = `file/download/${name}?w=320`;
    const answers = await Promise.all([1, 2, 3].map(() => download(url, { accept })));
    const [first] = answers;
    for (const answer of [...answers, await download(url, { accept })]) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, mime]);
      expect(answer.rawPayload.equals(first?.rawPayload ?? Buffer.of())).toBe(true);
    }
    expect(await sharp(first?.rawPayload).metadata()).toMatchObject({
      width: 320,
      height: 160,
      format,
    });
  });

  test('is never enlarged', async () => {
    const answer = await download(`file/download/${name}?w=1920`, { accept: 'image/webp' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 800 });
  });

  test('comes in the fixed widths alone', async () => {
    for (const query of ['w=321', 'w=0', 'w=-1', 'w=1e9', 'w=x', 'width=320', 'w=320&w=640']) {
      expect([query, (await download(`file/download/${name}?${query}`)).statusCode]).toEqual([
        query,
        400,
      ]);
    }
  });

  test('is no avatar or logo until it is shown as one', async () => {
    expect((await download(`logo/download/${name}`)).statusCode).toBe(404);
    const added = await api.inject({
      method: 'POST',
      url: '/api/companyLogo/add',
      payload: { image: name, variant: 'favicon' },
      headers: bearer(api.adminToken),
    });
    expect(added.statusCode).toBe(201);
    expect((await download(`logo/download/${name}?w=64`)).statusCode).toBe(200);
  });

  test('that is gone from the storage is not found', async () => {
    const { data } = (await send('POST', 'file/add', { file: await photo() })).json();
    await api.services.database.deleteFrom('file').where('name', '=', data.name).execute();
    expect((await download(`file/download/${data.name}`)).statusCode).toBe(404);
  });
});

test('a document is saved under the name that it came with', async () => {
  const { data } = (await send('POST', 'file/add', { file: pdf })).json();
  expect(data).toMatchObject({ kind: 'document', mime: 'application/pdf', width: null });
  const answer = await download(`file/download/${data.name}?w=320`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Datenblatt f_r _Aceton_ (v2).pdf"; filename*=UTF-8''Datenblatt%20f%C3%BCr%20%27Aceton%27%20%28v2%29.pdf`,
  );
});

test('an SVG is served without its script, in a sandbox', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><path onclick="alert(2)" d="M0 0h9v9z"/></svg>';
  const { data } = (
    await send('POST', 'file/add', { file: { name: 'x.svg', bytes: Buffer.from(svg) } })
  ).json();
  for (const query of ['', '?w=64']) {
    const answer = await download(`file/download/${data.name}${query}`);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    // It may be compressed on its way, and then has other bytes.
    expect(answer.headers.etag).toMatch(/^W\//);
    expect(answer.headers['accept-ranges']).toBeUndefined();
    expect(answer.body).not.toMatch(/script|onclick|alert/);
  }
});

test('a file of a group that visitors cannot read is for staff', async () => {
  const sent = await send('PUT', 'admin/updateAdminprofile', { photo: await photo() });
  const { photo: name } = sent.json().admin;
  expect((await download(`file/download/${name}`)).statusCode).toBe(404);
  const asStaff = await download(`file/download/${name}`, bearer(api.adminToken));
  expect([asStaff.statusCode, asStaff.headers['cache-control']]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ]);
  expect((await download(`logo/download/${name}?w=64`)).statusCode).toBe(200);
});

test('names that lead elsewhere lead nowhere', async () => {
  for (const name of [
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '..',
    'a%00.png',
    'x.png',
    '%2e%2e%2fjwt-secret',
    '%',
  ]) {
    for (const call of ['file', 'logo']) {
      const answer = await download(`${call}/download/${name}`);
      expect([name, [400, 404].includes(answer.statusCode)]).toEqual([name, true]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.body).not.toMatch(/root:|\/work|\/tmp|node_modules/);
    }
  }
});

test('a chemical comes with its pictures and documents in one form', async () => {
  const parts = {
    data: JSON.stringify({
      documents: [{ kind: 'SDS', title: 'Safety data sheet', language: 'en' }],
      density: 0.79,
    }),
    name: 'Acetone',
    productCode: '0042',
    featured: 'true',
    synonyms: '["Propanone"]',
    images: [await photo('Front view.png'), await photo('Drum.png')],
    'documents[0].file': pdf,
  };
  const answer = await send('POST', 'product/add', parts);
  expect(answer.statusCode).toBe(201);
  const { data } = answer.json();
  expect(data).toMatchObject({
    name: 'Acetone',
    productCode: '0042',
    featured: true,
    density: 0.79,
    synonyms: ['Propanone'],
    images: [{ alt: 'Front view' }, { alt: 'Drum' }],
    documents: [{ kind: 'SDS', title: 'Safety data sheet', language: 'en' }],
  });
  for (const file of [data.images[0].file, data.images[1].file, data.documents[0].file]) {
    expect((await download(`file/download/${file}`)).statusCode).toBe(200);
  }
});
