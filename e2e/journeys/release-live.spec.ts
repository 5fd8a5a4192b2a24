import { readRegistry, Registry, releaseEndpoints } from 'contract/release';
import { adminHrefs } from '../support/admin-hrefs';
import { expect, test } from '../support/release-gateway';
import { cratesOf, errorCard, goTo, menuOf, offer, visitSuppliers } from '../support/release-pages';

test('a release while a form is half filled waits for the user and for what is unsaved; a rollback is applied without a request', async ({
  releases,
  crates,
  edge,
  staffPage: page,
  problems,
}) => {
  const { first, second } = crates;
  await crates.run(first, second);
  await page.goto(adminHrefs.crates);
  const label = page.getByLabel('Label of the crate');
  await label.fill('Fragile, this si');
  edge.clear();

  await releases.activate(second.release);
  await expect(offer(page)).toBeVisible();
  await expect(cratesOf(page, 'first')).toBeVisible();
  await expect(label).toHaveValue('Fragile, this si');

  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect(page.getByText('Crates was not changed', { exact: true })).toBeVisible();
  await expect(label).toHaveValue('Fragile, this si');
  await expect(cratesOf(page, 'first')).toBeVisible();

  await page.getByRole('button', { name: 'Save the label' }).click();
  await apply.click();
  await expect(cratesOf(page, 'second')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(edge.paths(/^\/crates/)).toEqual([]);
  expect(new Set(edge.paths(crates.files))).toEqual(
    new Set([second.entry, second.expose, second.page]),
  );

  edge.forget();
  await releases.rollBack(crates.id);
  await apply.click();
  await expect(cratesOf(page, 'first')).toBeVisible();
  expect(edge.paths(/^\/remotes\//)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a release of a remote that is not on screen comes silently at its next visit, and a rollback without a request', async ({
  releases,
  crates,
  edge,
  staffPage: page,
  problems,
}) => {
  const { first, second } = crates;
  await crates.run(first, second);
  await page.goto(adminHrefs.crates);
  await expect(cratesOf(page, 'first')).toBeVisible();
  await visitSuppliers(page);

  const isLoaded = page.waitForRequest((request) => {
    const report = request.url().endsWith(releaseEndpoints.report.path) && request.postData();
    return report !== false && report?.includes(second.version) === true;
  });
  await releases.activate(second.release);
  await isLoaded;
  await goTo(page, 'Storage', 'Crates');
  await expect(cratesOf(page, 'second')).toBeVisible();
  await expect(offer(page)).toBeHidden();

  await visitSuppliers(page);
  edge.forget();
  const isKnown = page.waitForResponse(async (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.endsWith(readRegistry.path) || answer.status() !== 200) return false;
    const { remotes } = Registry.parse(await answer.json());
    return remotes.some(({ id, active }) => id === crates.id && active === first.version);
  });
  await releases.rollBack(crates.id);
  await isKnown;
  await goTo(page, 'Storage', 'Crates');
  await expect(cratesOf(page, 'first')).toBeVisible();
  expect(edge.paths(/^\/remotes\//)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a remote that is switched off leaves the menu of an open page, whose place says so unless something is unsaved', async ({
  api,
  crates,
  staffPage: page,
}) => {
  const switchOff = (disabled: boolean) =>
    api.call(releaseEndpoints.disable, {
      query: { remote: crates.id, disabled: disabled ? 'true' : 'false' },
    });
  const group = menuOf(page).getByRole('button', { name: 'Storage' });
  await crates.run(crates.first, crates.second);
  await page.goto(adminHrefs.crates);
  const label = page.getByLabel('Label of the crate');
  await label.fill('Fragile');

  await switchOff(true);
  await expect(page.getByText('Crates was switched off', { exact: true })).toBeVisible();
  await expect(group).toBeHidden();
  await expect(label).toHaveValue('Fragile');
  await visitSuppliers(page);
  await page.goBack();
  await expect(errorCard(page)).toContainText('It was switched off.');

  await switchOff(false);
  await expect(group).toBeVisible();
  await expect(cratesOf(page, 'first')).toBeVisible();
  await switchOff(true);
  await expect(errorCard(page)).toContainText('It was switched off.');
  await expect(group).toBeHidden();
});
