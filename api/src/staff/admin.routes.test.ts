import { builtInRoles } from 'contract/staff';
import sharp from 'sharp';
import { issueSetupToken } from './session/setup-token';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { formOf } from '../testing/form-of';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const problem = (code: string) => expect.objectContaining({ type: `/problems/${code}` });

function post(url: string, payload: object, token?: string) {
  return api.inject({ method: 'POST', url: `/api/${url}`, payload, headers: bearer(token) });
}

function put(url: string, payload: object, token?: string) {
  return api.inject({ method: 'PUT', url: `/api/${url}`, payload, headers: bearer(token) });
}

function profile(token?: string) {
  return api.inject({ url: '/api/admin/adminprofile', headers: bearer(token) });
}

function history(recordId = api.adminId) {
  return api.services.database
    .selectFrom('audit')
    .selectAll()
    .where('resource', '=', 'admin')
    .where('recordId', '=', recordId)
    .orderBy('version', 'desc')
    .orderBy('_id', 'desc')
    .execute();
}

async function addColleague(email: string, password = 'a colleague has one too') {
  const names = { firstname: 'Colin', lastname: 'League', email, password };
  const answer = await post('admin/register', names, api.adminToken);
  expect(answer.statusCode).toBe(201);
  return { id: String(answer.json().admin._id), email, password };
}

describe('registration', () => {
  const names = { firstname: 'Nora', lastname: 'New', password: 'long enough to be one' };

  test('is for an admin, and is audited without the password', async () => {
    const refused = await post('admin/register', { ...names, email: 'nora@example.com' });
    expect([refused.statusCode, refused.json()]).toEqual([403, problem('forbidden')]);
    const added = await post(
      'admin/register',
      { ...names, email: 'Nora@Example.com' },
      api.adminToken,
    );
    expect(added.statusCode).toBe(201);
    expect(added.json().admin).toEqual({
      _id: expect.any(String),
      firstname: 'Nora',
      lastname: 'New',
      email: 'nora@example.com',
      photo: null,
      releaseNews: false,
      mailedTopics: [],
      language: null,
      locale: null,
      phone: null,
      signature: null,
      timeZone: null,
      roleId: builtInRoles.administrator._id,
    });
    const [entry] = await history(added.json().admin._id);
    expect(entry).toMatchObject({ action: 'add', version: 1, adminId: api.adminId });
    expect(JSON.stringify(entry)).not.toMatch(/password|argon2|long enough/);
  });

  test('of a known email is a conflict, whatever its case', async () => {
    const answer = await post(
      'admin/register',
      { ...names, email: 'TESS@example.com' },
      api.adminToken,
    );
    expect([answer.statusCode, answer.json()]).toEqual([409, problem('duplicate')]);
    expect(answer.json().errors).toEqual([{ path: 'email', message: expect.any(String) }]);
  });

  test('asks for a password of twelve characters', async () => {
    const answer = await post(
      'admin/register',
      { ...names, email: 'short@example.com', password: 'eleven char' },
      api.adminToken,
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path: 'password', message: expect.any(String) }]);
  });

  test('takes no password that leaked, and none that is the email', async () => {
    for (const password of ['Password123456', 'weak@example.com']) {
      const answer = await post(
        'admin/register',
        { ...names, email: 'weak@example.com', password },
        api.adminToken,
      );
      expect([password, answer.statusCode]).toEqual([password, 422]);
      expect(answer.json().errors).toEqual([{ path: 'password', message: expect.any(String) }]);
    }
  });

  test('with the set-up token works once, for one of many', async () => {
    const setupToken = await api.services.database.transaction().execute(issueSetupToken);
    const wrong = await post('admin/register', {
      ...names,
      email: 'set-up@example.com',
      setupToken: 'guess',
    });
    expect(wrong.statusCode).toBe(403);
    const tries = await Promise.all(
      [1, 2, 3].map((number) =>
        post('admin/register', { ...names, email: `set-up${number}@example.com`, setupToken }),
      ),
    );
    expect(tries.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    const late = await post('admin/register', { ...names, email: 'late@example.com', setupToken });
    expect([403, 429]).toContain(late.statusCode);
  });
});

describe('the profile', () => {
  test('is changed by JSON or by a form with a photo, and audited', async () => {
    const answer = await put('admin/updateAdminprofile', { firstname: '  Tessa ' }, api.adminToken);
    expect([answer.statusCode, answer.json().admin.firstname]).toEqual([200, 'Tessa']);
    const photo = await sharp({
      create: { width: 300, height: 300, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer();
    const form = formOf({
      firstname: 'Tess',
      lastname: '1984',
      photo: { name: 'me.jpg', bytes: photo },
    });
    const withPhoto = await api.inject({
      method: 'PUT',
      url: '/api/admin/updateAdminprofile',
      ...form,
      headers: { ...form.headers, ...bearer(api.adminToken) },
    });
    const { admin } = withPhoto.json();
    expect(admin).toMatchObject({
      firstname: 'Tess',
      lastname: '1984',
      photo: expect.stringMatching(/^[0-9a-f-]{36}\.png$/),
    });
    const [latest, earlier] = await history();
    expect(latest?.changes).toEqual([
      { field: 'firstname', from: 'Tessa', to: 'Tess' },
      { field: 'lastname', from: 'Ting', to: '1984' },
      { field: 'photo', from: null, to: admin.photo },
    ]);
    expect(earlier?.changes).toEqual([{ field: 'firstname', from: 'Tess', to: 'Tessa' }]);
    const avatar = await api.inject({
      url: `/api/logo/download/${admin.photo}?w=64`,
      headers: { accept: 'image/webp' },
    });
    expect([avatar.statusCode, avatar.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('has a signature of plain text, and none when it is taken out', async () => {
    const signature = 'Tess Ting\nSales\n\n<b>Example</b> {{x}} 有限公司';
    const of = async (update: object) => {
      const answer = await put('admin/updateAdminprofile', update, api.adminToken);
      return [answer.statusCode, answer.json().admin?.signature];
    };
    expect(await of({ signature: ` ${signature}\n` })).toEqual([200, signature]);
    for (const wrong of ['x'.repeat(1001), 'a\u0000b', 7, ['x']])
      expect(await of({ signature: wrong })).toEqual([422, undefined]);
    expect((await profile(api.adminToken)).json().admin.signature).toBe(signature);
    expect(await of({ signature: null })).toEqual([200, null]);
  });

  test('that does not differ is not written', async () => {
    const before = (await history()).length;
    const { admin } = (await profile(api.adminToken)).json();
    const { firstname, lastname, email, photo } = admin;
    await put('admin/updateAdminprofile', { firstname, lastname, email, photo }, api.adminToken);
    expect(await history()).toHaveLength(before);
  });

  test('takes no other account’s email, no unknown photo and no unknown field', async () => {
    const { email } = await addColleague('taken@example.com');
    const before = (await profile(api.adminToken)).body;
    for (const [update, status, code] of [
      [{ email: email.toUpperCase() }, 409, 'duplicate'],
      [{ photo: '../../etc/passwd' }, 422, 'invalid'],
      [{ photo: '01920000-0000-7000-8000-000000000000.png' }, 422, 'invalid'],
      [{ version: 9 }, 422, 'invalid'],
      [{ passwordHash: 'x' }, 422, 'invalid'],
      [{ firstname: 7 }, 422, 'invalid'],
      [{ firstname: '' }, 422, 'invalid'],
    ] as const) {
      const answer = await put('admin/updateAdminprofile', update, api.adminToken);
      expect([update, answer.statusCode, answer.json()]).toEqual([update, status, problem(code)]);
    }
    expect((await profile(api.adminToken)).body).toBe(before);
  });

  test('makes no photo of an image that is stored for something else', async () => {
    const bytes = await sharp({
      create: { width: 4, height: 4, channels: 3, background: 'purple' },
    })
      .png()
      .toBuffer();
    const form = formOf({ file: { name: 'logo.png', bytes } });
    const stored = await api.inject({
      method: 'POST',
      url: '/api/file/add?audience=staff',
      payload: form.payload,
      headers: { ...form.headers, ...bearer(api.adminToken) },
    });
    const { name } = stored.json().data;
    const answer = await put('admin/updateAdminprofile', { photo: name }, api.adminToken);
    expect([answer.statusCode, answer.json()]).toEqual([422, problem('invalid')]);
    expect((await api.inject({ url: `/api/logo/download/${name}` })).statusCode).toBe(404);
  });

  test('takes no document and no script for a photo, and keeps nothing of them', async () => {
    const count = () => api.services.database.selectFrom('file').select('name').execute();
    const before = await count();
    for (const [name, content, status, code] of [
      ['me.png', '%PDF-1.7\n', 422, 'invalid'],
      ['me.png', '<?php echo 1;', 415, 'wrong-type'],
      ['me.png', '<script>alert(1)</script>', 415, 'wrong-type'],
    ] as const) {
      const form = formOf({ photo: { name, bytes: Buffer.from(content) } });
      const headers = { ...form.headers, ...bearer(api.adminToken) };
      const answer = await api.inject({
        method: 'PUT',
        url: '/api/admin/updateAdminprofile',
        ...form,
        headers,
      });
      expect([content, answer.statusCode, answer.json()]).toEqual([content, status, problem(code)]);
    }
    expect(await count()).toEqual(before);
  });
});

describe('a new password', () => {
  test('needs the old one, ends all other tokens and is not in the audit', async () => {
    const { id, email, password } = await addColleague('change@example.com');
    const [mine, other] = [
      await api.services.sessions.open(id),
      await api.services.sessions.open(id),
    ];
    const newPassword = 'quite another pass phrase';
    const wrong = await put('admin/changePassword', { oldPassword: 'wrong', newPassword }, mine);
    expect([wrong.statusCode, wrong.json()]).toEqual([422, problem('wrong-credentials')]);
    expect((await profile(other)).statusCode).toBe(200);
    const common = { oldPassword: password, newPassword: 'passwordpassword' };
    const refused = await put('admin/changePassword', common, mine);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ path: 'newPassword', message: expect.stringMatching(/leaked/) }],
    ]);
    const changed = await put('admin/changePassword', { oldPassword: password, newPassword }, mine);
    expect([changed.statusCode, changed.json()]).toEqual([200, { data: { done: true } }]);
    expect((await profile(mine)).statusCode).toBe(200);
    expect((await profile(other)).statusCode).toBe(403);
    expect((await post('admin/login', { email, password })).statusCode).toBe(422);
    expect((await post('admin/login', { email, password: newPassword })).statusCode).toBe(200);
    const entries = await history(id);
    expect(entries[0]?.changes).toEqual([{ field: 'password', from: null, to: null }]);
    expect(JSON.stringify(entries)).not.toMatch(/argon2|pass phrase|has one too/);
  });
});
