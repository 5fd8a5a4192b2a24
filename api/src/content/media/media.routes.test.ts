import { type AnyResource, type Endpoint } from 'contract';
import { categories, chemicals } from 'contract/catalog';
import {
  blogCategories,
  blogs,
  careerApplications,
  mediaEndpoints,
  slides,
} from 'contract/content';
import { emailEndpoints, mailServers, templates } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { adminEndpoints } from 'contract/staff';
import { storePdf, storePicture } from '../stored-files.fixture';
import { noteFormerFileUses } from '../../db/migrations/former-file-uses';
import { purge } from '../../jobs/purge';
import { type CallRequest, callAs, unique } from '../../testing/describe-resource-routes';
import { formOf } from '../../testing/form-of';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const staff = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async ({ endpoints }: Pick<AnyResource, 'endpoints'>, body: object) => {
  const { status, answer } = await staff(endpoints.add, { body });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
};
const fileOf = async (name: string) => {
  const file = await api.services.files.find(name);
  if (!file) throw new Error(`There is no ${name}`);
  return file._id;
};
const usesOf = async (name: string) =>
  (await staff(mediaEndpoints.uses, { id: await fileOf(name) })).answer;
const slide = (image: string) => add(slides, { title: unique(), alt: 'Spheres', image });
const post = async (fields: object) => {
  const { _id: categoryId } = await add(blogCategories, { name: unique() });
  return add(blogs, { title: unique(), content: '<p>x</p>', categoryId, ...fields });
};
const shown = (name: string) => `<p><img src="/api/file/download/${name}" alt="" /></p>`;

test('the library finds uploads by name, kind, audience and whether they are used', async () => {
  const [used, idle] = [await storePicture(api), await storePicture(api)];
  const paper = await storePdf(api, 'staff');
  await slide(used);
  const namesBy = async (query: NonNullable<CallRequest['query']>) => {
    const { status, answer } = await staff(mediaEndpoints.list, { query });
    expect(status).toBe(200);
    return answer.data.map(({ name }: { name: string }) => name);
  };
  expect(await namesBy({})).toEqual([paper, idle, used]);
  expect(await namesBy({ unused: true })).toEqual([paper, idle]);
  expect(await namesBy({ unused: false })).toEqual([used]);
  expect(await namesBy({ kind: 'document' })).toEqual([paper]);
  expect(await namesBy({ audience: 'everyone' })).toEqual([idle, used]);
  expect(await namesBy({ search: 'DOCUMENT', sort: '-size' })).toEqual([paper]);
  expect((await staff(mediaEndpoints.list, { query: { sort: 'sha256' } })).status).toBe(400);
});

test('an upload is named and described, and keeps its point in sight', async () => {
  const id = await fileOf(await storePicture(api));
  const focus = { x: 0.25, y: 1 };
  const body = { originalName: 'Beam.svg', alt: 'A beam of light', focus };
  expect((await staff(mediaEndpoints.update, { id, body })).answer.data).toMatchObject(body);
  const { database } = api.services;
  const history = database.selectFrom('audit').select(['action', 'adminId']);
  expect(await history.where('recordId', '=', id).execute()).toEqual([
    { action: 'update', adminId: api.adminId },
  ]);
  for (const wrong of [{ focus: { x: 2, y: 0 } }, { alt: '' }, { name: 'x.svg' }]) {
    expect((await staff(mediaEndpoints.update, { id, body: wrong })).status).toBe(422);
  }
  expect(
    (await staff(mediaEndpoints.update, { id, body: { focus: null } })).answer.data,
  ).toMatchObject({ ...body, focus: null });
});

/** Whatever names an upload, and how it is called among the upload's uses. */
const namings: readonly (readonly [string, string, (name: string) => Promise<{ _id: string }>])[] =
  [
    ['slide', 'image', slide],
    ['blog', 'content', (name) => post({ content: shown(name) })],
    ['category', 'image', (image) => add(categories, { name: unique(), image })],
    [
      'category',
      'description',
      (name) => add(categories, { name: unique(), description: shown(name) }),
    ],
    [
      'chemical',
      'images',
      (file) => add(chemicals, { name: unique(), images: [{ file, alt: 'Flask' }] }),
    ],
    ['emailBatch', 'html', async (name) => ({ _id: await send({ html: shown(name) }) })],
  ];
/** The same of files that staff alone may download. */
const staffNamings: typeof namings = [
  [
    'customer',
    'documents',
    (file) => add(customers, { companyName: unique(), documents: [{ title: 'Terms', file }] }),
  ],
  [
    'inquiry',
    'attachments',
    (file) => add(inquiries, { contactName: unique(), attachments: [{ title: 'Order', file }] }),
  ],
  [
    'career',
    'resume',
    (resume) => add(careerApplications, { name: unique(), email: 'vera@example.com', resume }),
  ],
  [
    'template',
    'attachments',
    (file) =>
      add(templates, {
        name: unique(),
        subject: 'x',
        html: '<p>x</p>',
        attachments: [{ title: 'Terms', file }],
      }),
  ],
  [
    'emailBatch',
    'attachments',
    async (file) => ({ _id: await send({ attachments: [{ title: 'Terms', file }] }) }),
  ],
];

async function send(fields: object): Promise<string> {
  if ((await staff(mailServers.endpoints.list)).answer.total === 0) {
    await add(mailServers, {
      name: unique(),
      host: 'mail.example.com',
      port: 587,
      fromAddress: 'desk@example.com',
    });
  }
  const body = { to: ['ana@example.com'], subject: 'Offer', html: '<p>x</p>', ...fields };
  const { answer } = await staff(emailEndpoints.send, { body });
  return answer.data.batchId;
}

const all = [
  ...namings.map((naming) => [...naming, storePicture, 'public'] as const),
  ...staffNamings.map((naming) => [...naming, storePdf, 'staff'] as const),
];

test.each(all)('a %s that names an upload by its %s keeps it', async (...naming) => {
  const [resource, field, write, store, visibility] = naming;
  const name = await store(api, visibility);
  const id = await fileOf(name);
  const { _id } = await write(name);
  expect(await usesOf(name)).toMatchObject({ total: 1, data: [{ resource, _id, field }] });
  expect((await usesOf(name)).data[0].title).not.toBe('');
  expect((await staff(mediaEndpoints.get, { id })).answer.data.uses).toBe(1);
  expect((await staff(mediaEndpoints.remove, { id })).status).toBe(409);
});

test('a former document of a chemical keeps its file, an admin’s photo too', async () => {
  const file = await storePdf(api);
  const document = { kind: 'SDS', title: 'Safety', language: 'en', file };
  const { _id: id } = await add(chemicals, { name: unique(), documents: [document] });
  await staff(chemicals.endpoints.update, { id, body: { documents: [] } });
  expect((await usesOf(file)).data).toMatchObject([{ field: 'file', resource: 'document' }]);
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const { photo } = await upload(adminEndpoints.updateProfile, {
    photo: { name: 'me.svg', bytes },
  });
  expect((await usesOf(photo)).data).toMatchObject([
    { resource: 'admin', _id: api.adminId, title: 'Tess Ting', field: 'photo' },
  ]);
  for (const name of [file, photo]) {
    const refused = await staff(mediaEndpoints.remove, { id: await fileOf(name) });
    expect(refused).toMatchObject({ status: 409, answer: { type: '/problems/in-use' } });
  }
});

async function upload({ method, path }: Endpoint, parts: Parameters<typeof formOf>[0], query = '') {
  const { payload, headers } = formOf(parts);
  const authorization = `Bearer ${api.adminToken}`;
  const url = `/api/${path}${query}`;
  const answer = await api.inject({ method, url, payload, headers: { ...headers, authorization } });
  const { data, admin } = answer.json();
  return { status: answer.statusCode, ...data, ...admin };
}

test('what is replaced is replaced wherever it stands, but not in what was sent', async () => {
  const former = await storePicture(api);
  const id = await fileOf(former);
  const focus = { x: 0.5, y: 0 };
  await staff(mediaEndpoints.update, { id, body: { alt: 'A beam', focus } });
  const { _id: slideId, version } = await slide(former);
  const { _id: postId } = await post({
    image: former,
    content: `${shown(former)}${shown(former)}`,
  });
  const batchId = await send({ html: shown(former) });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="5"/>';
  const file = { name: 'new.svg', bytes: Buffer.from(svg) };
  const { endpoints } = slides;
  const next = await upload(mediaEndpoints.replace, { file }, `?id=${id}`);
  expect(next).toMatchObject({
    status: 200,
    changed: 2,
    alt: 'A beam',
    focus,
    audience: 'everyone',
  });
  expect((await staff(endpoints.get, { id: slideId })).answer.data).toMatchObject({
    image: next.name,
    imageFacts: { width: 3, height: 5, focus },
    version: version + 1,
  });
  const { image, content } = (await staff(blogs.endpoints.get, { id: postId })).answer.data;
  expect([image, content.split(next.name).length, content.includes(former)]).toEqual([
    next.name,
    3,
    false,
  ]);
  expect((await usesOf(former)).data).toMatchObject([{ resource: 'emailBatch', _id: batchId }]);
  expect((await usesOf(next.name)).total).toBe(3);
});

test('no other kind of file, and none by its name alone, replaces an upload', async () => {
  const [picture, other] = [await storePicture(api), await storePdf(api, 'staff')];
  const query = `?id=${await fileOf(picture)}`;
  const count = async () => (await staff(mediaEndpoints.list)).answer.total;
  const before = await count();
  const file = { name: 'x.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF') };
  expect((await upload(mediaEndpoints.replace, { file }, query)).status).toBe(422);
  expect((await upload(mediaEndpoints.replace, { file: other }, query)).status).toBe(422);
  expect((await staff(mediaEndpoints.get, { id: await fileOf(other) })).answer.data.audience).toBe(
    'staff',
  );
  expect(await count()).toBe(before);
});

test('uses go with what names an upload: when it names another, and when it goes for good', async () => {
  const name = await storePicture(api);
  const id = await fileOf(name);
  const { database } = api.services;
  const changed = await slide(name);
  const body = { image: await storePicture(api) };
  await staff(slides.endpoints.update, { id: changed._id, body });
  expect((await usesOf(name)).total).toBe(0);
  const gone = await slide(name);
  await staff(slides.endpoints.remove, { id: gone._id });
  expect((await staff(mediaEndpoints.remove, { id })).status).toBe(409);
  const deletedAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await database.updateTable('slide').set({ deletedAt }).where('_id', '=', gone._id).execute();
  await purge(api.services);
  expect((await staff(mediaEndpoints.remove, { id })).status).toBe(200);
  expect((await staff(mediaEndpoints.get, { id })).status).toBe(404);
  expect((await api.inject({ url: `/api/file/download/${name}` })).statusCode).toBe(404);
});

test('uses of records that were there before uses were kept are noted as their writes would have', async () => {
  const { database } = api.services;
  const noted = () =>
    database
      .selectFrom('fileUse')
      .selectAll()
      .orderBy('name')
      .orderBy('resource')
      .orderBy('recordId')
      .orderBy('field')
      .execute();
  const old = ['category', 'chemical', 'customer', 'inquiry', 'career', 'template', 'emailBatch'];
  const before = await noted();
  expect([...new Set(before.map(({ resource }) => resource))]).toEqual(expect.arrayContaining(old));
  await database.deleteFrom('fileUse').where('resource', 'in', old).execute();
  await noteFormerFileUses(database.withoutPlugins());
  await noteFormerFileUses(database.withoutPlugins());
  expect(await noted()).toEqual(before);
});
