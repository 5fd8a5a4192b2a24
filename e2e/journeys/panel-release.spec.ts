import { panelId, releaseEndpoints } from 'contract/release';
import { adminHrefs } from '../support/admin-hrefs';
import { brokenPanel } from '../support/broken-panel';
import { expect, test } from '../support/release-gateway';

const failure = 'The admin panel could not be loaded';

test.afterEach(async ({ releases: { api } }) => {
  const { data } = await api.call(releaseEndpoints.list, { query: { remote: panelId } });
  if (data.find(({ state }) => state === 'active')?.version.startsWith('9.'))
    await api.call(releaseEndpoints.rollback, { query: { remote: panelId } });
});

test('a build of the panel that does not start gives way to the last good one at the next load, and is reported', async ({
  releases,
  staffPage: page,
  context,
}) => {
  const { version, output } = await brokenPanel('9.0.0', (file) => file.startsWith('main.'));
  await page.goto(adminHrefs.units);
  await expect(page.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
  const release = await releases.publish(output, 'panel');
  await releases.activate(release);
  // A page that is open works on, with the files of its own build.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const other = await context.newPage();
  await other.goto(adminHrefs.units);
  await expect(other.getByRole('alert')).toContainText(failure);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
  await expect(other.locator('#root')).toHaveAttribute('data-missed-build', version);
  await expect(other.getByText('A new version of the panel is ready')).toBeHidden();
  await expect
    .poll(async () => {
      const query = { remote: panelId, version };
      const { data } = await releases.api.call(releaseEndpoints.reports, { query });
      return data.map(({ kind }) => kind);
    })
    .toContain('script');

  await other.goto('/releases');
  const row = other.getByRole('row').filter({ hasText: 'Panel' });
  await row.getByRole('button', { name: /^Roll back/ }).click();
  await expect(other.getByText(/^Panel is back at/)).toBeVisible();
  await other.goto(adminHrefs.units);
  await expect(other.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
  await expect(other.locator('#root')).not.toHaveAttribute('data-missed-build', /./);
});

test('a page of the panel that does not load leaves the rest, and Reload brings the last good build', async ({
  releases,
  staffPage: page,
}) => {
  const { version, output } = await brokenPanel('9.1.0', (_file, code) =>
    code.includes('Who did what, when and from where. Entries'),
  );
  await releases.activate(await releases.publish(output, 'panel'));
  await page.goto('/audit');
  await expect(page.getByText('This page is not available')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('data-missed-build', version);
});
