import { releaseEndpoints } from 'contract/release';
import { adminHrefs } from '../support/admin-hrefs';
import { expect, test } from '../support/release-gateway';
import { expectAccessible } from '../support/axe';
import {
  agreeToOverride,
  cratesOf,
  errorCard,
  overrideQuestion,
  visitSuppliers,
} from '../support/release-pages';

test('a team’s server is taken for the tab by its address, until it is reset', async ({
  releases: { team },
  crates,
  edge,
  staffPage: page,
  context,
  problems,
}) => {
  const { first, second } = crates;
  await crates.run(first, second);
  team.serve(second.output);
  await page.goto(adminHrefs.cratesFrom(`${team.url}/remoteEntry.js`));
  await expect(overrideQuestion(page)).toContainText(`mfe-crates from ${team.url}/remoteEntry.js`);
  await expect(page).toHaveURL(adminHrefs.crates);
  expect(team.requests).toEqual([]);
  await expectAccessible(page, '[role=alertdialog]');
  await agreeToOverride(page);
  await expect(cratesOf(page, 'second')).toBeVisible();
  await expect(page).toHaveURL(adminHrefs.crates);
  expect(team.requests).toEqual(expect.arrayContaining(['/release.json', '/remoteEntry.js']));
  expect(edge.paths(crates.files)).not.toContain(second.entry);

  const other = await context.newPage();
  await other.goto(adminHrefs.crates);
  await expect(cratesOf(other, 'first')).toBeVisible();
  await other.close();

  await visitSuppliers(page);
  const reset = page.getByRole('button', { name: '1 override – reset' });
  await reset.hover();
  await expect(page.getByRole('tooltip')).toContainText(team.url);
  await page.goto(adminHrefs.crates);
  await expect(cratesOf(page, 'second')).toBeVisible();
  await reset.click();
  await expect(cratesOf(page, 'first')).toBeVisible();
  await expect(reset).toBeHidden();
  expect(problems).toEqual([]);
});

test('a team’s server is held to the hashes in its own release', async ({
  releases: { team },
  crates,
  staffPage: page,
}) => {
  const { first, second, broken } = crates;
  await crates.run(first, second);
  team.serve(second.output, { '/remoteEntry.js': broken.output });
  await page.goto(adminHrefs.cratesFrom(`${team.url}/remoteEntry.js`));
  await agreeToOverride(page);
  await expect(errorCard(page)).toContainText('not those that were released');
  await visitSuppliers(page);
});

test('a published version is taken by its number, and one that is not there is refused in words', async ({
  crates,
  staffPage: page,
}) => {
  const { first, second } = crates;
  await crates.run(first, second);
  await page.goto(adminHrefs.cratesFrom(second.version));
  await agreeToOverride(page);
  await expect(cratesOf(page, 'second')).toBeVisible();
  await page.goto(adminHrefs.cratesFrom('9.9.9'));
  await agreeToOverride(page);
  await expect(
    page.getByText('The registry has no mfe-crates 9.9.9.', { exact: true }),
  ).toBeVisible();
  await expect(cratesOf(page, 'first')).toBeVisible();
});

test('an origin that is not allowed is refused in words, and nothing is asked of it', async ({
  releases: { stranger },
  crates,
  staffPage: page,
  problems,
}) => {
  const { first, second } = crates;
  await crates.run(first, second);
  stranger.serve(second.output);
  await page.goto(adminHrefs.cratesFrom(`${stranger.url}/remoteEntry.js`));
  await expect(cratesOf(page, 'first')).toBeVisible();
  const said = `mfe-crates is not taken from ${stranger.url}: this origin is not allowed.`;
  await expect(page.getByText(said, { exact: true })).toBeVisible();
  await expect(overrideQuestion(page)).toBeHidden();
  expect(stranger.requests).toEqual([]);
  expect(problems).toEqual([]);
});

test('a link alone runs nothing: the admin goes on with what is released, by the keyboard as well', async ({
  releases: { team },
  crates,
  edge,
  staffPage: page,
}) => {
  const { first, second } = crates;
  await crates.run(first, second);
  team.serve(second.output);
  for (const value of [second.version, `${team.url}/remoteEntry.js`]) {
    await page.goto(adminHrefs.cratesFrom(value));
    await expect(overrideQuestion(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go on without it' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overrideQuestion(page)).toBeHidden();
    await expect(cratesOf(page, 'first')).toBeVisible();
    await page.reload();
    await expect(cratesOf(page, 'first')).toBeVisible();
    await expect(overrideQuestion(page)).toBeHidden();
  }
  expect(edge.paths(crates.files)).not.toContain(second.entry);
  expect(team.requests).toEqual([]);
});

test('a remote that is switched off is run by nobody, whatever the admin agreed to', async ({
  api,
  releases,
  crates,
  edge,
  staffPage: page,
}) => {
  const { team } = releases;
  const { first, second } = crates;
  await crates.run(first, second);
  await api.call(releaseEndpoints.disable, { query: { remote: crates.id, disabled: 'true' } });
  await expect.poll(() => releases.sent(crates.id)).toMatchObject({ disabled: true });
  team.serve(second.output);
  for (const value of [second.version, `${team.url}/remoteEntry.js`]) {
    edge.forget();
    await page.goto(adminHrefs.cratesFrom(value));
    await agreeToOverride(page);
    await expect(errorCard(page)).toContainText('It was switched off.');
    const said = 'mfe-crates is switched off, so no build of it is run.';
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    expect(edge.paths(crates.files)).toEqual([]);
    expect(team.requests).not.toContain('/remoteEntry.js');
  }
});
