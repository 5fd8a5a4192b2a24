import type { Locator, Page } from '@playwright/test';
import { siteRoutes } from 'contract';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { type FirstServer, startFirstServer } from '../support/first-server';
import { type MailHost, startMailHost } from '../support/mail-host';
import { expect, test } from '../support/test';

let server: FirstServer;
let host: MailHost;

test.beforeAll(async () => {
  [server, host] = await Promise.all([startFirstServer(), startMailHost()]);
});
test.afterAll(() => Promise.all([server.stop(), host.close()]));

const maxInputs = 40;
const maxMinutes = 15;
const casNumbers = `Acetone 67-64-1\nMethanol 67-56-1\nSulfuric acid 7664-93-9\nSodium hydroxide 1310-73-2
Ethanol 64-17-5\nToluene 108-88-3\nFormaldehyde 50-00-0\nCitric acid 77-92-9\nSodium chloride 7647-14-5`;
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30z"/></svg>';

/** Counts what a person types and chooses. */
function hands(page: Page) {
  let inputs = 0;
  const shot = async (name: string) => {
    const folder = process.env['PICTURES'];
    if (folder === undefined) return;
    for (const [size, width] of [
      ['desktop', 1280],
      ['phone', 390],
    ] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: `${folder}/${name}-${size}-${colorScheme}.png`,
          fullPage: true,
        });
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  return {
    count: () => inputs,
    shot,
    async fill(input: Locator, text: string) {
      inputs += 1;
      await input.fill(text);
    },
    async choose(act: () => Promise<unknown>) {
      inputs += 1;
      await act();
    },
    field: (name: string) => page.getByRole('textbox', { name, exact: true }),
    press: (name: string | RegExp) => page.getByRole('button', { name }).first().click(),
    save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
  };
}

type Hands = ReturnType<typeof hands>;

async function step(page: Page, name: RegExp, act: () => Promise<void>): Promise<void> {
  await test.step(String(name), async () => {
    const head = page.getByRole('button', { name });
    await expect(head).toBeVisible();
    // The page opens the next step by itself when it hears that one is done: a click at that moment closes it.
    await expect(async () => {
      if ((await head.getAttribute('aria-expanded')) === 'false') {
        await head.click();
        await page.waitForURL(/step=/);
      }
      await expect(head).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
    }).toPass();
    await act();
    const back = page.getByRole('link', { name: 'Back to the set-up' });
    if (await back.isVisible()) await back.click();
    await expect(page.getByRole('button', { name })).toContainText('Done');
  });
}

async function createAccount(page: Page, { fill, field, press, shot }: Hands) {
  await page.goto(server.firstAccount);
  await expect(page.getByRole('heading', { name: /first account/i })).toBeVisible();
  await fill(field('First name'), 'Ann');
  await fill(field('Last name'), 'Example');
  await fill(field('Email'), 'ann@example.com');
  await fill(page.locator('input[autocomplete="new-password"]'), 'correct horse battery staple');
  await shot('01-account');
  await press('Create the account');
  await expect(page.getByRole('heading', { name: 'Set up your company' })).toBeVisible();
  await shot('02-set-up');
}

async function enterCompany(page: Page, { fill, choose, field, save, press }: Hands) {
  const open = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await step(page, /Enter your company/, async () => {
    await open('Enter your company');
    await fill(field('Company name'), 'First Day Chemicals');
    await choose(() => page.getByRole('slider', { name: 'Hue' }).fill('200'));
    await save();
    await expect(page.getByRole('link', { name: 'First Day Chemicals: dashboard' })).toBeVisible();
  });
  await step(page, /Add your logo/, async () => {
    await open('Add your logo');
    await press('New logo');
    await choose(() => page.getByRole('radio', { name: 'For light grounds' }).click());
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
    await choose(() => page.getByLabel('Picture').setInputFiles(file));
    await expect(page.getByRole('button', { name: 'Focal point' })).toBeVisible();
    await save();
    await expect(page).toHaveURL(/logo-table/);
  });
  await step(page, /Enter an address/, async () => {
    await open('Enter an address, a phone and an email');
    await press('New contact address');
    await fill(field('Label'), 'Office');
    await fill(field('Address'), '1 Example Quay, Brindlewick');
    await choose(() => page.getByRole('checkbox', { name: /Primary/ }).check());
    await save();
    await expect(page.getByRole('row', { name: /Office/ })).toBeVisible();
  });
}

async function setMailUp(page: Page, { fill, choose, field, save, press }: Hands) {
  await step(page, /Add a mail server/, async () => {
    await page.getByRole('link', { name: 'Add a mail server and test it' }).click();
    await press('New mail server');
    await fill(field('Name'), 'Relay');
    await fill(page.getByRole('textbox', { name: 'Host' }), '127.0.0.1');
    await choose(() => page.getByRole('radio', { name: 'None' }).click());
    await fill(page.getByLabel('Port'), String(host.port));
    await fill(page.getByRole('textbox', { name: 'Sender email' }), 'sales@example.com');
    await choose(() => page.getByRole('checkbox', { name: 'Use as default server' }).check());
    await save();
    await page.getByRole('link', { name: 'Relay' }).click();
    await press('Test');
    const dialog = page.getByRole('dialog', { name: 'Test “Relay”' });
    await dialog.getByRole('button', { name: 'Test' }).click();
    await expect(dialog.getByText('127.0.0.1 answers')).toBeVisible();
    await page.keyboard.press('Escape');
  });
}

async function fillCatalogue(page: Page, { fill, press, shot }: Hands) {
  await step(page, /Add your first chemicals/, async () => {
    await fill(page.getByRole('textbox', { name: 'CAS numbers' }), casNumbers);
    await expect(page.getByText('Sulfuric acid')).toBeVisible();
    await shot('03-chemicals');
    await expectAccessible(page);
    await press('Add 9 chemicals');
    await expect(page.getByText('9 chemicals added as drafts').first()).toBeVisible();
  });
  await step(page, /Create your first category/, async () => {
    await expect(page.getByRole('button', { name: /^Create \d+ categor/ })).toBeVisible();
    await shot('04-categories');
    await press(/^Create \d+ categor/);
  });
  await step(page, /Build the menu/, async () => {
    await press('Create this menu');
  });
}

async function writeLegalPages(page: Page, { fill, press, save, shot }: Hands) {
  await step(page, /Write the legal pages/, async () => {
    await shot('05-legal');
    for (const name of ['Privacy policy', 'Terms and conditions', 'Imprint']) {
      await page.getByRole('main').getByRole('link', { name }).click();
      await press('Start with a draft text');
      await expect(page.getByText(/still to be completed/)).toBeVisible();
      const places = page.getByRole('group', { name: 'To be completed' }).getByRole('textbox');
      for (const place of await places.all()) await fill(place, 'as agreed');
      if (name === 'Imprint') await shot('06-imprint');
      await press('Put into the text');
      await Promise.all([page.waitForResponse(/policy\/update/), save()]);
      const head = page.getByRole('button', { name: /Write the legal pages/ });
      // The form asks as long as it takes the answer in.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Back to the set-up' }).click({ timeout: 1000 });
        await expect(head).toBeVisible({ timeout: 2000 });
      }).toPass();
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    }
  });
}

async function inviteAndPublish(page: Page, { fill, choose, press, shot }: Hands) {
  await step(page, /Invite a colleague/, async () => {
    await page.getByRole('link', { name: 'Invite a colleague' }).click();
    const form = page.getByRole('form', { name: 'Invite a colleague' });
    await fill(form.getByLabel('Email'), 'colleague@example.com');
    await choose(async () => {
      await form.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: /^Sales/ }).click();
    });
    await form.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText('colleague@example.com').first()).toBeVisible();
  });
  await step(page, /Go live/, async () => {
    await shot('07-live');
    await page.getByRole('link', { name: /^Choose and publish 9 drafts/ }).click();
    await expect(page.getByRole('checkbox', { name: 'Select Acetone' })).toBeVisible();
    await choose(() =>
      page.getByRole('checkbox', { name: 'Select all rows of this page' }).click(),
    );
    await press('Publish');
    await press('Fill in and publish');
    await expect(page.getByText('9 chemicals published').first()).toBeVisible();
  });
}

const sitePages = [
  'home',
  'categories',
  'letterPage',
  'contact',
  'search',
  'advancedSearch',
  'inquiry',
  'privacyPolicy',
  'terms',
  'imprint',
  'blogs',
  'worldwide',
  'careers',
] as const;

const emptyClaims =
  /has not been written|\[complete|undefined|\bNaN\b|\bnull\b|grades and pack sizes/;

test('a company goes from an empty start to a site that it would show', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(12_000);
  const hand = hands(page);
  const start = performance.now();
  await createAccount(page, hand);
  await enterCompany(page, hand);
  await setMailUp(page, hand);
  await fillCatalogue(page, hand);
  await writeLegalPages(page, hand);
  await inviteAndPublish(page, hand);
  const minutes = (performance.now() - start) / 60_000;
  process.stdout.write(`From an empty start: ${hand.count()} inputs, ${minutes.toFixed(1)} min\n`);
  expect(hand.count()).toBeLessThanOrEqual(maxInputs);
  expect(minutes).toBeLessThan(maxMinutes);
  await expect(page.getByText('All steps are done or left out.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // The sidebar moves away.
  await expect(() => expectNoSideScroll(page)).toPass();

  const visitor = await browser.newContext({ baseURL: server.url });
  const site = await visitor.newPage();
  const own = hands(site);
  for (const name of sitePages) {
    await test.step(`the page ${name}`, async () => {
      const answer = await site.goto(siteRoutes[name]);
      expect(answer?.status(), name).toBeLessThan(400);
      await expect(site.locator('body')).not.toContainText(emptyClaims);
      await own.shot(`site-${name}`);
    });
  }
  await site.goto('/acetone');
  await expect(site.getByText('Danger').first()).toBeVisible();
  await own.shot('site-acetone');
});
