import { adminHrefs } from '../support/admin-hrefs';
import type { Fault } from '../support/edge-server';
import { expect, test } from '../support/release-gateway';
import { loseFiles } from '../support/release-loss';
import {
  cratesOf,
  errorCard,
  goTo,
  markPage,
  notesOf,
  offer,
  visitSuppliers,
} from '../support/release-pages';
import { holdToken } from '../support/test';

const missing: Fault = { kind: 'status', status: 404 };
const down: Fault = { kind: 'status', status: 500 };
const tampered: Fault = { kind: 'change', change: (text) => `${text};globalThis.wasTampered = 1;` };

/** Makes the random pauses between retries minimal. */
function pausesAreShort(): void {
  Math.random = () => 0;
}

for (const { name, fault, said, tries } of [
  { name: 'answers 404', fault: missing, said: 'Its files are not on the server.', tries: 1 },
  { name: 'answers 500', fault: down, said: 'The server cannot deliver it', tries: 3 },
  { name: 'was tampered with', fault: tampered, said: 'not those that were released', tries: 2 },
] as const) {
  test(`an entry that ${name} fails alone, and Retry takes the last known good version`, async ({
    crates,
    edge,
    staffPage: page,
  }) => {
    const { first, second } = crates;
    await crates.run(second, first);
    await page.addInitScript(pausesAreShort);
    await page.goto(adminHrefs.suppliers);
    const isSamePage = await markPage(page);
    edge.clear();
    edge.fail(second.entry, fault);
    const firstIsBack = edge.fail(first.entry, fault);

    await goTo(page, 'Storage', 'Crates');
    await expect(errorCard(page)).toContainText(said);
    await expect(errorCard(page)).toContainText(`mfe-crates ${second.version}`);
    // Hovering over the menu entry preloads it once more.
    expect(edge.paths(crates.files).slice(0, 2 * tries)).toEqual([
      ...Array<string>(tries).fill(second.entry),
      ...Array<string>(tries).fill(first.entry),
    ]);
    await visitSuppliers(page);

    await page.goBack();
    await expect(errorCard(page)).toBeVisible();
    firstIsBack();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cratesOf(page, 'first')).toBeVisible();
    await visitSuppliers(page);
    expect(await isSamePage()).toBe(true);
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
  });
}

test('an entry that never answers is given up for the last known good version, and Retry recovers', async ({
  crates,
  edge,
  staffPage: page,
}) => {
  const { first, second } = crates;
  await crates.run(second, first);
  await page.clock.install();
  await page.goto(adminHrefs.suppliers);
  const isSamePage = await markPage(page);
  edge.fail(second.entry, { kind: 'hang' });
  const firstIsBack = edge.fail(first.entry, { kind: 'hang' });

  await goTo(page, 'Storage', 'Crates');
  for (const { entry } of [second, first]) {
    await expect.poll(() => edge.paths(crates.files)).toContain(entry);
    await page.clock.fastForward(8100);
  }
  await expect(errorCard(page)).toContainText('It took too long to load.');

  firstIsBack();
  edge.forget();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => edge.paths(crates.files)).toContain(second.entry);
  await page.clock.fastForward(8100);
  await expect(cratesOf(page, 'first')).toBeVisible();
  await visitSuppliers(page);
  expect(await isSamePage()).toBe(true);
});

test('an entry that throws fails alone, and Retry takes the last known good version', async ({
  crates,
  edge,
  staffPage: page,
}) => {
  const { broken, first } = crates;
  await crates.run(broken, first);
  const firstIsBack = edge.fail(first.entry, missing);
  await page.goto(adminHrefs.crates);
  const isSamePage = await markPage(page);
  await expect(errorCard(page)).toContainText('Its code does not start.');
  expect(edge.paths(crates.files)).toContain(broken.entry);
  await visitSuppliers(page);
  await page.goBack();
  await expect(errorCard(page)).toBeVisible();

  firstIsBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cratesOf(page, 'first')).toBeVisible();
  expect(await isSamePage()).toBe(true);
});

for (const { name, fault } of [
  { name: 'is missing', fault: missing },
  { name: 'was tampered with', fault: tampered },
]) {
  test(`a first chunk that ${name} gives way to the last known good version, and the next page has the new one`, async ({
    crates,
    edge,
    staffPage: page,
  }) => {
    const { first, second } = crates;
    await crates.run(second, first);
    edge.fail(second.expose, fault);
    await page.goto(adminHrefs.crates);
    await expect(cratesOf(page, 'first')).toBeVisible();
    expect(edge.paths(crates.files)).toContain(second.expose);
    await visitSuppliers(page);

    edge.clear();
    await page.goto(adminHrefs.crates);
    await expect(cratesOf(page, 'second')).toBeVisible();
  });

  test(`a page’s chunk that ${name} gives way to the page of the last known good version`, async ({
    crates,
    edge,
    staffPage: page,
  }) => {
    const { first, second } = crates;
    await crates.run(second, first);
    edge.fail(second.notes, fault);
    await page.goto(adminHrefs.crates);
    const isSamePage = await markPage(page);
    await expect(cratesOf(page, 'second')).toBeVisible();
    await page.getByRole('link', { name: 'Read the notes' }).click();
    await expect(notesOf(page, 'first')).toBeVisible();
    await visitSuppliers(page);
    await goTo(page, 'Storage', 'Crates');
    await expect(cratesOf(page, 'first')).toBeVisible();
    expect(await isSamePage()).toBe(true);
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
  });

  test(`a page’s chunk that ${name} in every version leaves the error card, and Retry recovers`, async ({
    crates,
    edge,
    staffPage: page,
  }) => {
    const { first, second } = crates;
    await crates.run(second, first);
    for (const { notes } of [first, second]) edge.fail(notes, fault);
    await page.goto(adminHrefs.crates);
    const isSamePage = await markPage(page);
    await page.getByRole('link', { name: 'Read the notes' }).click();
    await expect.poll(() => edge.paths(crates.files)).toContain(first.notes);
    await expect(errorCard(page)).toContainText('This page could not be loaded.');
    await visitSuppliers(page);
    await page.goBack();
    await expect(errorCard(page)).toBeVisible();

    edge.clear();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: /^Crate notes,/, level: 1 })).toBeVisible();
    expect(await isSamePage()).toBe(true);
  });
}

test('a version whose files are gone from the server gives way where it is open, and is passed over where it is not', async ({
  releases,
  crates,
  edge,
  staffPage: page,
  browser,
}) => {
  const { first, second } = crates;
  await crates.run(first, second);
  await page.goto(adminHrefs.crates);
  const isSamePage = await markPage(page);
  await expect(cratesOf(page, 'first')).toBeVisible();
  const bringBack = await loseFiles(releases.dataFolder, first.release);
  try {
    await page.getByRole('link', { name: 'Read the notes' }).click();
    await expect(errorCard(page)).toContainText('This page could not be loaded.');
    await visitSuppliers(page);
    await goTo(page, 'Storage', 'Crates');
    await expect(cratesOf(page, 'first')).toBeVisible();

    await releases.activate(second.release);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('link', { name: 'Read the notes' }).click();
    await expect(notesOf(page, 'second')).toBeVisible();
    await expect(offer(page)).toBeHidden();
    expect(edge.paths(crates.files)).toContain(first.notes);
    expect(await isSamePage()).toBe(true);

    await crates.run(first, second);
    const elsewhere = await browser.newContext({ baseURL: releases.url });
    await holdToken(elsewhere, releases.api.token);
    await elsewhere.addInitScript(pausesAreShort);
    const other = await elsewhere.newPage();
    await other.goto(adminHrefs.crateNotes);
    await expect(notesOf(other, 'second')).toBeVisible();
    await elsewhere.close();
  } finally {
    await bringBack();
  }
});

test('what a remote leaves in the page is taken back when it is left', async ({
  crates,
  staffPage: page,
}) => {
  await crates.run(crates.leaky, crates.second);
  const findings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') findings.push(message.text());
  });
  await page.goto(adminHrefs.crates);
  await expect(cratesOf(page, 'leaky')).toBeVisible();
  await expect(page).toHaveTitle('Crates for ever');
  await visitSuppliers(page);
  await expect(page.locator('#cover-of-crates')).toHaveCount(0);
  await expect(page).toHaveTitle(/Suppliers/);
  expect(findings).toContainEqual(
    expect.stringContaining(
      'mfe-crates left behind: <div>, a listener for beforeunload of window, an interval of 50 ms',
    ),
  );
  // No question of the browser keeps the page.
  await page.goto(adminHrefs.units);
  await expect(page.getByRole('heading', { name: 'Units', level: 1 })).toBeVisible();
});
