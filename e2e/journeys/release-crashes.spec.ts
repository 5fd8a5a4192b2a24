import { adminHrefs } from '../support/admin-hrefs';
import { expect, test } from '../support/release-gateway';
import { cratesOf, errorCard, markPage, visitSuppliers } from '../support/release-pages';

test('a version whose pages throw three times gives way to the last known good one for the session, and Releases tells of it', async ({
  crates,
  staffPage: page,
  context,
}) => {
  const { unsteady, first } = crates;
  await crates.run(unsteady, first);
  await page.goto(adminHrefs.crates);
  const isSamePage = await markPage(page);
  await expect(errorCard(page)).toContainText('This page ran into an error.');
  await visitSuppliers(page);
  await page.goBack();
  await expect(errorCard(page)).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cratesOf(page, 'first')).toBeVisible();
  expect(await isSamePage()).toBe(true);
  await visitSuppliers(page);
  await page.goto(adminHrefs.crates);
  await expect(cratesOf(page, 'first')).toBeVisible();

  const other = await context.newPage();
  await other.goto(adminHrefs.crates);
  await expect(errorCard(other)).toBeVisible();

  await page.goto(adminHrefs.failuresOf(crates.id));
  const of = (kind: string) =>
    page
      .getByRole('row')
      .filter({ hasText: unsteady.version })
      .filter({ hasText: unsteady.release.commit.slice(0, 12) })
      .filter({ hasText: kind });
  await expect(of('crash-loop').first()).toBeVisible();
  await expect(of('render · 3 times').first()).toContainText(
    'The unsteady edition cannot be drawn',
  );
});
