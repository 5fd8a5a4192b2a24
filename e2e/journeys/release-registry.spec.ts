import type { Page } from '@playwright/test';
import { readRegistry, Registry, type RegistryRemote } from 'contract/release';
import { adminHrefs, remotePages } from '../support/admin-hrefs';
import type { Fault } from '../support/edge-server';
import { expect, test } from '../support/release-gateway';
import {
  cratesOf,
  goTo,
  menuOf,
  registryIn,
  visitSuppliers,
  withRegistry,
} from '../support/release-pages';

const registryPath = `/api/${readRegistry.path}`;
const pollTime = 31_000;
const faults: readonly (readonly [string, Fault])[] = [
  ['is down', { kind: 'status', status: 503 }],
  ['breaks off', { kind: 'reset' }],
  ['is a page of another server', { kind: 'html' }],
];

// A page for each fault: the clock of one that jumped twice would be past the silence after which the stream of
// notifications is opened again, which may read the registry before the button is pressed.
for (const [what, fault] of faults) {
  test(`a registry that ${what} is told by a banner, and the page works on with the last one`, async ({
    crates,
    edge,
    staffPage: page,
  }) => {
    await crates.run(crates.first, crates.second);
    await page.clock.install();
    await page.goto(adminHrefs.releases);
    await expect(heading(page, 'Releases')).toBeVisible();
    edge.fail(registryPath, fault);
    await page.clock.fastForward(pollTime);
    await expect(banner(page)).toBeVisible();
    await goTo(page, 'Storage', 'Crates');
    await expect(cratesOf(page, 'first')).toBeVisible();

    edge.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(banner(page)).toBeHidden();
    expect(edge.paths(/registry/)).toContain(registryPath);
  });
}

test('a page that comes without a registry starts on the one that was read before', async ({
  crates,
  edge,
  staffPage: page,
}) => {
  await crates.run(crates.first, crates.second);
  await page.goto(adminHrefs.suppliers);
  await expect(heading(page, 'Suppliers')).toBeVisible();
  edge.fail(adminHrefs.crates, {
    kind: 'change',
    change: (html) => withRegistry(html, 'Bad Gateway'),
  });
  edge.fail(registryPath, { kind: 'status', status: 503 });
  await page.goto(adminHrefs.crates);
  await expect(cratesOf(page, 'first')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await visitSuppliers(page);
});

test('a registry that is half invalid loses its bad entries alone, and says which', async ({
  crates,
  edge,
  staffPage: page,
  problems,
}) => {
  const { first, second } = crates;
  await crates.run(second, first);
  const damage = (remote: RegistryRemote): object => {
    if (remote.id === 'mfe-email') return { ...remote, patterns: 'smtp-table' };
    const versions = remote.versions.map((one) =>
      one.version === second.version ? { ...one, base: '//evil.example/' } : one,
    );
    return { ...remote, versions };
  };
  const change = (html: string) =>
    withRegistry(html, { remotes: registryIn(html).remotes.map(damage) });
  for (const path of [adminHrefs.crates, remotePages['mfe-email']])
    edge.fail(path, { kind: 'change', change });
  edge.fail(registryPath, {
    kind: 'change',
    change: (json) =>
      JSON.stringify({ remotes: Registry.parse(JSON.parse(json)).remotes.map(damage) }),
  });

  await page.goto(adminHrefs.crates);
  await expect(cratesOf(page, 'first')).toBeVisible();
  await expect(menuOf(page).getByRole('button', { name: 'Email' })).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await visitSuppliers(page);
  expect(problems.slice(0, 2)).toEqual([
    expect.stringContaining(`The registry's entry mfe-crates ${second.version} is left out`),
    expect.stringContaining("The registry's entry mfe-email  is left out"),
  ]);
  await page.goto(remotePages['mfe-email']);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Page not found',
  );
});

test('a version that needs what the shell does not have is published, and not active before it has that', async ({
  crates,
  releases,
  staffPage: page,
}) => {
  const { demanding, second, first } = crates;
  await crates.run(second, first);
  const release = await releases.publish(demanding.output);
  await expect(releases.activate(release)).rejects.toThrow(
    /needs react \^99\.0\.0, this page has 19\./,
  );
  await page.goto(adminHrefs.crates);
  await expect(cratesOf(page, 'second')).toBeVisible();
});

function banner(page: Page) {
  return page.getByText('The list of screens cannot be read from the server.');
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, level: 1 });
}
