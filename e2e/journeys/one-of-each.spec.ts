import type { Page, Response } from '@playwright/test';
import type { RemoteManifest } from 'contract/release';
import { adminHrefs } from '../support/admin-hrefs';
import { countInstances, observeReact } from '../support/react-instances';
import { firstPageOf, remoteManifests } from '../support/remote-manifests';
import { expect, test } from '../support/test';

/** Strings in a library's minified code that occur nowhere else. */
const marks = {
  react: 'react.transitional.element',
  'react-router': 'patchRoutesOnNavigation',
  'react-query': 'refetchOnWindowFocus',
  'styled-components': 'data-styled-version',
};

test('with every remote mounted in turn there is one React, one router and one QueryClient', async ({
  staffPage: page,
}) => {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.addInitScript(observeReact);
  await page.goto(adminHrefs.dashboard);
  expect(remoteManifests.length).toBeGreaterThan(4);
  for (const remote of remoteManifests) {
    await test.step(remote.id, async () => {
      await visit(page, remote);
      // Without a page load between, so that copies of earlier remotes still count.
      expect(await page.evaluate(countInstances)).toEqual({
        renderers: 1,
        roots: 1,
        navigators: 1,
        dataRouters: 1,
        queryClients: 1,
      });
    });
  }

  const loaded = await scriptsOf(page, answers);
  for (const { id } of remoteManifests) {
    const own = loaded.filter(({ path }) => path.startsWith(`/remotes/${id}/`));
    expect(own.length).toBeGreaterThan(1);
    for (const { path, code } of own) {
      const copies = Object.entries(marks).filter(([, mark]) => code.includes(mark));
      expect({ path, copies }).toEqual({ path, copies: [] });
    }
  }
  const shell = loaded.filter(({ path }) => path.startsWith('/shell/')).map(({ code }) => code);
  for (const mark of Object.values(marks)) expect(shell.join('\n')).toContain(mark);
});

/** Through the menu, unfolding its groups. */
async function visit(page: Page, remote: RemoteManifest): Promise<void> {
  const href = firstPageOf(remote);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = menu.locator(`a[href="${href}"]`);
  const group = remote.nav.find(({ entries }) => entries.some(({ path }) => path === href));
  const groups = [group?.parent, group?.shownAs === 'tabs' ? undefined : group?.group];
  for (const name of groups) {
    if (name === undefined) continue;
    const button = menu.getByRole('button', { name, exact: true });
    await button.waitFor();
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(link).toHaveAttribute('aria-current', /page|true/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('is not available')).toBeHidden();
}

interface Script {
  readonly path: string;
  readonly code: string;
}

/** The scripts that were answered, read anew: the body of a preloaded one is not always to be had from the browser. */
function scriptsOf(page: Page, answers: readonly Response[]): Promise<Script[]> {
  const paths = new Set(answers.map((answer) => new URL(answer.url()).pathname));
  return Promise.all(
    [...paths]
      .filter((path) => path.endsWith('.js'))
      .map(async (path) => ({ path, code: await (await page.request.get(path)).text() })),
  );
}
