import { type AccountsApi, openAccounts } from '../staff/accounts.fixture';

let people: AccountsApi;
beforeAll(async () => {
  people = await openAccounts();
});
afterAll(() => people.api.close());

const email = 'colin@example.com';

async function add(fields: object) {
  const body = { contactName: 'Kim Doe', company: 'Brightwater', ...fields };
  return (await people.asTess('POST', 'inquiry/add', body)).json().data;
}
async function assign({ _id, version }: { _id: string; version: number }, assignedTo: unknown) {
  const answer = await people.asTess('PUT', `inquiry/update?id=${_id}`, { assignedTo, version });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
async function noticesOf(token: string, named = 'inquiry-assigned') {
  const list = (await people.call('GET', 'notification/get', undefined, token)).json().data;
  return list.filter(({ kind }: { kind: string }) => kind === named);
}

test('a colleague learns once of an inquiry that is assigned to them, and nobody else does', async () => {
  const colleague = await people.addColleague(email);
  const { token } = await people.logIn(email);
  const inquiry = await add({});
  const assigned = await assign(inquiry, colleague);
  const [notice, ...others] = await noticesOf(token);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    message: expect.stringMatching(
      new RegExp(`assigned ${inquiry.number} to you: Kim Doe of Brightwater$`),
    ),
    link: `/edit-inquiry/${inquiry._id}`,
  });
  // Another change of the same inquiry.
  const body = { subject: 'Acetone', version: assigned.version };
  await people.asTess('PUT', `inquiry/update?id=${inquiry._id}`, body);
  expect(await noticesOf(token)).toHaveLength(1);
  expect(await noticesOf(people.api.adminToken)).toEqual([]);
  await add({ assignedTo: colleague });
  expect(await noticesOf(token)).toHaveLength(2);
});

test('what somebody takes on themselves, or gives back, is no news', async () => {
  const profile = await people.asTess('GET', 'admin/adminprofile');
  const inquiry = await add({ assignedTo: profile.json().admin._id });
  await assign(inquiry, null);
  expect(await noticesOf(people.api.adminToken)).toEqual([]);
});

test('a colleague learns, until it is read once, that another changed an inquiry of theirs', async () => {
  const colleague = await people.addColleague('chris@example.com');
  const { token } = await people.logIn('chris@example.com');
  const inquiry = await add({ assignedTo: colleague });
  const change = async (body: object, asOwn?: string) => {
    const path = `inquiry/update?id=${inquiry._id}`;
    const answer = await people.call('PUT', path, body, asOwn ?? people.api.adminToken);
    expect(answer.statusCode).toBe(200);
  };
  await change({ subject: 'Mine' }, token);
  await change({ subject: 'Mine' });
  expect(await noticesOf(token, 'inquiry-changed')).toEqual([]);
  await change({ subject: 'Acetone', priority: 'high' });
  await change({ subject: 'Toluene' });
  expect(await noticesOf(token, 'inquiry-changed')).toMatchObject([
    {
      message: expect.stringMatching(new RegExp(`changed ${inquiry.number}: .*Priority`, 'i')),
      link: `/edit-inquiry/${inquiry._id}`,
    },
  ]);
});

test('who is mentioned in a note learns of it once, and of no other note', async () => {
  await people.addColleague('dora@example.com');
  const { token } = await people.logIn('dora@example.com');
  const me = (await people.call('GET', 'admin/adminprofile', undefined, token)).json().admin;
  const { _id: inquiryId } = await add({});
  const message = `Please look, @${me.firstname} ${me.lastname}`;
  const note = { inquiryId, kind: 'note', message };
  const { data } = (await people.asTess('POST', 'followup/add', note)).json();
  await people.asTess('PUT', `followup/update?id=${data._id}`, { message: `${message}, today` });
  await people.asTess('POST', 'followup/add', { ...note, message: 'Nothing for anybody' });
  expect(await noticesOf(token, 'inquiry-mentioned')).toMatchObject([
    {
      message: expect.stringContaining(`mentioned you: ${message}`),
      link: `/edit-inquiry/${inquiryId}`,
    },
  ]);
});
