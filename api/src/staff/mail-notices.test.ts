import { builtInRoles, type NoticeTopic, noticeTopics, NotificationKind } from 'contract/staff';
import { notify } from '../notification/notifications';
import { type AccountsApi, openAccounts } from './accounts.fixture';
import { mailNotices } from './mail-notices';

let site: AccountsApi;
let ann: string;

beforeAll(async () => {
  site = await openAccounts();
  await site.addMailServer();
  ann = await site.addColleague('ann@example.com');
});
beforeEach(() => site.api.sql('delete from notification'));
afterAll(() => site.api.close());

const services = () => site.api.services;
const mail = () => mailNotices(services());

function choose(mailedTopics: NoticeTopic[], adminId = ann) {
  return services()
    .database.updateTable('admin')
    .set({ mailedTopics })
    .where('_id', '=', adminId)
    .execute();
}

function raise(kind: NotificationKind, message: string, link: string | null = '/edit-inquiry/1') {
  const notice = { kind, message, link, adminId: ann };
  return services()
    .database.transaction()
    .execute((work) => notify(work, notice));
}

const wait = (minutes: number) =>
  site.api.sql(`update notification set time = time - interval '${minutes} minutes'`);

const sent = () =>
  services()
    .database.selectFrom('email')
    .innerJoin('emailBatch', 'emailBatch._id', 'email.batchId')
    .select(['email.subject', 'emailBatch.html'])
    .where('to', '=', 'ann@example.com')
    .orderBy('email._id')
    .execute();

test('what waited five minutes is mailed once, with what came since, to whom chose it', async () => {
  await choose(['own']);
  await raise('inquiry-mentioned', 'Colin mentioned you: {{company.name}} <b>asks</b>');
  await raise('product-inquiry', 'Of another topic');
  expect(await mail()).toBe(false);
  await wait(6);
  await raise('inquiry-assigned', 'INQ-2 is yours');
  const before = (await sent()).length;
  expect(await mail()).toBe(true);
  expect(await mail()).toBe(false);
  const mails = (await sent()).slice(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Colin mentioned you: company.name <b>asks</b>, and 1 more');
  expect(mails[0]?.html).toContain(
    'Colin mentioned you: &#123;&#123;company.name}} &lt;b&gt;asks&lt;&#x2F;b&gt;</a>',
  );
  expect(mails[0]?.html).toContain('edit-inquiry&#x2F;1">INQ-2 is yours</a>');
  expect(mails[0]?.html).not.toContain('Of another topic');
});

test('dismissed ones, those of yesterday and those that a role may not see are not mailed', async () => {
  await choose(['own', 'panel']);
  await raise('inquiry-assigned', 'Dismissed');
  await site.api.sql('update notification set read_at = now()');
  await raise('inquiry-assigned', 'Old');
  await site.api.sql(`update notification set time = now() - interval '2 days'`);
  await raise('remote-stopped', 'For people who may release');
  await services()
    .database.updateTable('admin')
    .set({ roleId: builtInRoles['read-only']._id })
    .where('_id', '=', ann)
    .execute();
  await wait(6);
  expect(await mail()).toBe(false);
});

test('a profile takes the topics, and refuses others', async () => {
  const update = (mailedTopics: readonly string[]) =>
    site.asTess('PUT', 'admin/updateAdminprofile', { mailedTopics });
  const updated = await update(['website', 'own']);
  expect([updated.statusCode, updated.json().admin?.mailedTopics]).toEqual([
    200,
    ['website', 'own'],
  ]);
  expect((await update(['everything'])).statusCode).toBe(422);
  expect(Object.keys(noticeTopics).toSorted()).toEqual(NotificationKind.options.toSorted());
});
