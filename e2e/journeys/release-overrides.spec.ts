import { adminHrefs } from '../support/admin-hrefs';
import { expect, test } from '../support/release-gateway';
import { cratesOf, errorCard, visitSuppliers } from '../support/release-pages';

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
  await expect(cratesOf(page, 'second')).toBeVisible();
  await page.goto(adminHrefs.cratesFrom('9.9.9'));
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
  await expect(page.getByRole('button', { name: '1 override – reset' })).toBeVisible();
  expect(stranger.requests).toEqual([]);
  expect(problems).toEqual([]);
});
