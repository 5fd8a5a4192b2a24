import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/release-gateway';
import { agreeToOverride, cratesOf, markPage } from '../support/release-pages';
import { account } from '../support/surroundings';

test('a revoked version leaves open pages at once, unsaved or not, and comes back by no way', async ({
  releases,
  crates,
  edge,
  staffPage: page,
}) => {
  const { first, hostile } = crates;
  await crates.run(hostile, first);
  await page.goto(adminHrefs.crates);
  await expect(cratesOf(page, 'hostile')).toBeVisible();
  await page.getByLabel('Label of the crate').fill('Not saved');
  const isSamePage = await markPage(page);

  await releases.revoke(hostile.release);
  await expect(cratesOf(page, 'first')).toBeVisible();
  expect(await isSamePage()).toBe(false);
  const said = `${crates.id} ${hostile.version} was revoked`;
  await expect(page.getByText(said, { exact: true })).toBeVisible();
  await page.reload();
  await expect(cratesOf(page, 'first')).toBeVisible();
  await expect(page.getByText(said, { exact: true })).toBeHidden();

  const files = await page.request.get(hostile.entry);
  expect(files.status()).toBe(410);
  edge.forget();
  await page.goto(adminHrefs.cratesFrom(hostile.version));
  await agreeToOverride(page);
  await expect(cratesOf(page, 'first')).toBeVisible();
  await expect(
    page.getByText(`mfe-crates ${hostile.version} was revoked.`, { exact: true }),
  ).toBeVisible();
  expect(edge.paths(crates.files)).not.toContain(hostile.entry);

  await page.getByRole('button', { name: '1 override – reset' }).click();
  await page.goto(adminHrefs.versionsOf(crates.id));
  const line = page.getByRole('row').filter({ hasText: hostile.version });
  await expect(line).toContainText('Revoked');
  await expect(line).toContainText('It is hostile');
  await expect(line.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'main');
});

test('who is not signed in learns nothing of what runs, and signs in to the remote that was asked for', async ({
  crates,
  edge,
  page,
}) => {
  const { first, second } = crates;
  await crates.run(first, second);
  const html = await (await page.request.get(adminHrefs.crates)).text();
  expect(html).not.toContain('crates');
  expect((await page.request.get('/api/release/registry')).status()).toBe(403);
  await page.goto(adminHrefs.crates);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  expect(edge.paths(crates.files)).toEqual([]);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(cratesOf(page, 'first')).toBeVisible();
  expect(edge.paths(/registry/)).toContain('/api/release/registry');
});
