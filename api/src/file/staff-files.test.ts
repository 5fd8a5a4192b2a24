import sharp from 'sharp';
import { bearer } from '../testing/bearer';
import { formOf, type FormFile } from '../testing/form-of';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function send(query: string, file: FormFile) {
  const { payload, headers } = formOf({ file });
  const url = `/api/file/add${query}`;
  const token = bearer(api.adminToken);
  return api.inject({ method: 'POST', url, payload, headers: { ...headers, ...token } });
}

async function stored(query: string, file: FormFile): Promise<string> {
  return (await send(query, file)).json().data.name;
}

function download(path: string, headers: Record<string, string> = {}) {
  return api.inject({ url: `/api/${path}`, headers });
}

function rows() {
  return api.services.database.selectFrom('file').selectAll().orderBy('_id').execute();
}

async function photo(): Promise<FormFile> {
  const image = sharp({ create: { width: 200, height: 100, channels: 3, background: 'purple' } });
  return { name: 'Logo.png', bytes: await image.png().toBuffer() };
}

const pdf = { name: 'Price list.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') };

describe('a file stored for staff', () => {
  test.each([
    ['a picture', photo],
    ['a document', async () => pdf],
  ])('%s is found by staff alone, who may keep it for themselves', async (_what, file) => {
    const name = await stored('?audience=staff', await file());
    for (const path of [`file/download/${name}`, `file/download/${name}?w=64`]) {
      const seen = await download(path);
      expect([path, seen.statusCode]).toEqual([path, 404]);
      expect((await download(path, bearer('nonsense'))).statusCode).toBe(403);
      const asStaff = await download(path, bearer(api.adminToken));
      expect([path, asStaff.statusCode]).toEqual([path, 200]);
      expect(asStaff.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    }
    expect((await download(`logo/download/${name}`)).statusCode).toBe(404);
  });

  test('is one that is asked for: everyone is the rule', async () => {
    for (const query of ['', '?audience=everyone']) {
      const name = await stored(query, pdf);
      expect((await download(`file/download/${name}`)).statusCode).toBe(200);
    }
  });

  test.each(['audience=nobody', 'audience=', 'audience=staff&audience=everyone', 'for=staff'])(
    'is refused with %s, and nothing of it stays',
    async (query) => {
      const before = await rows();
      const answer = await send(`?${query}`, await photo());
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(await rows()).toEqual(before);
    },
  );
});
