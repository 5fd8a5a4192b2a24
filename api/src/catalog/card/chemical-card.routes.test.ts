import { chemicals, chemicalCardEndpoints } from 'contract/catalog';
import sharp from 'sharp';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function add(body: object): Promise<{ _id: string; slug: string }> {
  const { status, answer } = await callAs(api, chemicals.endpoints.add, {
    token: api.adminToken,
    body: { status: 'published', ...body },
  });
  expect(status).toBe(201);
  return answer.data;
}

function card(slug: string, headers: Record<string, string> = {}) {
  return api.inject({ url: `/api/${chemicalCardEndpoints.card.path}`, query: { slug }, headers });
}

/** How many of the pixels of a part of the picture are dark, as letters and bonds are. */
async function inkIn(picture: Buffer, left: number, width: number): Promise<number> {
  const part = { left, top: 140, width, height: 340 };
  const pixels = await sharp(picture).extract(part).greyscale().raw().toBuffer();
  return pixels.filter((level) => level < 100).length;
}

const plate = 730;

/** The thread begins with the first card, and takes its time on a busy machine. */
const longEnough = 90_000;

jest.setTimeout(longEnough);

describe('the card of a chemical', () => {
  it('is a picture of its name and structure, drawn once and kept by who has it', async () => {
    const { slug } = await add({ name: 'Caffeine', smiles: 'Cn1cnc2c1c(=O)n(C)c(=O)n2C' });
    const answer = await card(slug);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(await inkIn(answer.rawPayload, 64, 600)).toBeGreaterThan(1000);
    expect(await inkIn(answer.rawPayload, plate, 400)).toBeGreaterThan(500);
    const { etag } = answer.headers;
    const again = await card(slug, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await card(slug)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it('has the formula where there is no structure, and is another after a change', async () => {
    const { slug, _id } = await add({ name: 'Zeolite', formula: 'Al2Na2O8Si2' });
    const first = await card(slug);
    expect(await inkIn(first.rawPayload, plate, 400)).toBeGreaterThan(500);
    await callAs(api, chemicals.endpoints.update, {
      token: api.adminToken,
      id: _id,
      body: { name: 'α-Zeolite', formula: null },
    });
    const second = await card(slug, { 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
    expect(await inkIn(second.rawPayload, plate, 400)).toBe(0);
  });

  it('is drawn for the longest names, and for such as Inter has no letters for', async () => {
    for (const name of ['Poly[oxy-1,2-ethanediyl]'.repeat(12), 'W'.repeat(300), '水酸化<&"']) {
      const { slug } = await add({ name, slug: `name-${name.length}` });
      expect((await card(slug)).statusCode).toBe(200);
    }
  });

  it('is none for drafts, former addresses and what is no address', async () => {
    const draft = await add({ name: 'Draft', status: 'draft' });
    const moved = await add({ name: 'Moved', slug: 'before' });
    await callAs(api, chemicals.endpoints.update, {
      token: api.adminToken,
      id: moved._id,
      body: { slug: 'after' },
    });
    const answers = await Promise.all(
      [draft.slug, 'before', 'nothing', '../x'].map((s) => card(s)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 400]);
    expect((await card('after')).statusCode).toBe(200);
  });
});
