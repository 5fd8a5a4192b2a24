import { inquiries, statuses } from 'contract/inquiry';
import { personalDataEndpoints as endpoints } from 'contract/privacy';
import { mkdtemp, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { openSite, type Site } from '../inquiry/public-form/visitor.fixture';
import { removeOldErasures, repeatErasures } from './erasures-to-repeat';

let folder: string;
let site: Site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-'));
  const BACKUP_KEY = Buffer.alloc(32, 9).toString('base64');
  site = await openSite({ env: { BACKUP_FOLDER: folder, BACKUP_KEY } });
});
afterAll(async () => {
  await site.api.close();
  await rm(folder, { recursive: true, force: true });
});

const email = 'grace.erased@example.com';
const body = { emails: [email], phones: [] };
const kept = () => readdir(join(folder, 'erasures'));

async function addInquiry({ isClosed }: { isClosed: boolean }): Promise<void> {
  const { answer } = await site.staff(statuses.endpoints.list, { query: {} });
  const { _id: statusId } = answer.data.find(
    ({ kind }: { kind: string }) => kind === (isClosed ? 'won' : 'open'),
  );
  const added = await site.staff(inquiries.endpoints.add, {
    body: { contactName: 'Grace Erased', email, statusId },
  });
  expect(added.status).toBe(201);
}

async function found(): Promise<number> {
  const { answer } = await site.staff(endpoints.find, { body });
  return answer.data.kinds.find(({ kind }: { kind: string }) => kind === 'inquiry')?.total ?? 0;
}

it('an erasure that a restore undid is repeated once, and the person may come back', async () => {
  const { services } = site.api;
  await addInquiry({ isClosed: true });
  expect((await site.staff(endpoints.erase, { body })).status).toBe(200);
  expect(await found()).toBe(0);
  const [name = ''] = await kept();
  expect((await readFile(join(folder, 'erasures', name))).includes(email)).toBe(false);

  // The person writes again: what the database knows is not repeated.
  await addInquiry({ isClosed: true });
  await repeatErasures(services);
  expect(await found()).toBe(1);

  // As if a backup of before it were restored: the history does not know this one.
  await rename(join(folder, 'erasures', name), join(folder, 'erasures', `${uuidv7()}.erasure`));
  await repeatErasures(services);
  expect(await found()).toBe(0);
  await addInquiry({ isClosed: true });
  await repeatErasures(services);
  expect(await found()).toBe(1);
});

it('an erasure that is refused is not kept, and one that no backup needs goes', async () => {
  const before = await kept();
  await addInquiry({ isClosed: false });
  expect((await site.staff(endpoints.erase, { body })).status).toBe(409);
  expect(await kept()).toEqual(before);
  const path = join(folder, 'erasures', before[0] ?? '');
  await utimes(path, new Date('2026-01-02'), new Date('2026-01-02'));
  await removeOldErasures(site.api.services.env, new Date('2026-01-01'));
  expect(await kept()).toEqual(before);
  await removeOldErasures(site.api.services.env, new Date('2026-01-03'));
  expect(await kept()).toEqual([]);
});
