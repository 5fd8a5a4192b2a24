import type { Page, Request } from '@playwright/test';
import { structureEndpoints, type StructureSearchMode } from 'contract/catalog';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { siteHrefs } from '../support/site-hrefs';
import { expect, test } from '../support/test';

const modeNames: Readonly<Record<StructureSearchMode, RegExp>> = {
  exact: /^Exactly/,
  substructure: /this part$/,
  similarity: /^Similar/,
};

const textField = (page: Page) =>
  page.getByRole('textbox', { name: 'SMILES, InChI, molfile or name' });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const searchButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search' });

async function search(page: Page, structure: string, mode: StructureSearchMode) {
  await textField(page).fill(structure);
  await page.getByRole('radio', { name: modeNames[mode] }).check();
  await searchButton(page).click();
}

/** The names of all results, in order, then those of the same substance in other forms. */
async function namesFound(page: Page): Promise<string[]> {
  const more = page.getByRole('button', { name: 'Show more' });
  const cards = results(page).locator('li:not([data-relation]) > a');
  while ((await more.count()) > 0) {
    const before = await cards.count();
    await more.click();
    await expect(cards).not.toHaveCount(before);
  }
  const relatives = results(page).locator('li[data-relation] > a');
  return [...(await cards.allTextContents()), ...(await relatives.allTextContents())];
}

interface ServerQuery {
  structure: string;
  mode: StructureSearchMode;
  /** Chemicals known to the page; other journeys may add some meanwhile. */
  known: ReadonlySet<string>;
}

/** The names that the server's search finds for the same query. */
async function namesOfServer(page: Page, { known, ...queries }: ServerQuery): Promise<string[]> {
  const names: string[] = [];
  for (let number = 1; ; number += 1) {
    const answer = await page.request.post(`/api/${structureEndpoints.search.path}`, {
      data: { ...queries, threshold: 0.5, page: number, pageSize: 100 },
    });
    const { data, relatives } = structureEndpoints.search.answer.parse(await answer.json());
    const shared = [...data.map(({ chemical }) => chemical), ...relatives];
    names.push(...shared.filter(({ _id }) => known.has(_id)).map(({ name }) => name));
    if (data.length < 100) return names;
  }
}

const queries: readonly string[] = [
  'OCC',
  'c1ccccc1O',
  'CC(=O)O',
  'C[N+](=O)[O-]',
  '[Na+].[Cl-]',
  'C=C',
  'C#N',
  'O=C1CCCN1',
  'ClC(Cl)Cl',
  'C1CCCCC1',
  '[Fe+3].[Cl-].[Cl-].[Cl-]',
  'CC(O)=CC(C)=O',
  'CC(=C)C1CCC(C)=CC1',
  '[2H]O[2H]',
];

test('the page finds what the server finds, and no request carries the structure', async ({
  page,
  problems,
}) => {
  const requests: Request[] = [];
  await page.goto(siteHrefs.structureSearch);
  await expect(page.getByText('your structure is not sent anywhere')).toBeVisible();
  page.on('request', (request) => requests.push(request));
  const indexAnswer = page.waitForResponse(`**/api/${structureEndpoints.index.path}`);
  const found = new Map<string, string[]>();
  for (const mode of ['exact', 'substructure', 'similarity'] as const) {
    for (const structure of queries) {
      await search(page, structure, mode);
      await expect(results(page).getByRole('heading')).toBeFocused();
      await expect(page.getByText('Searched on this page')).toBeVisible();
      found.set(`${mode} ${structure}`, await namesFound(page));
      // Clears the results, so that those of the next search can be told apart.
      await textField(page).fill('');
      await searchButton(page).click();
      await expect(page.getByText('Draw a structure, or paste')).toBeVisible();
    }
  }
  // The requests do not depend on the query: worker, library and the whole index, once each.
  const paths = requests.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => !path.startsWith('/site/assets/'))).toEqual([
    `/api/${structureEndpoints.index.path}`,
  ]);
  expect(requests.map((request) => request.postData())).toEqual(requests.map(() => null));
  expect(requests.map((request) => new URL(request.url()).search).join('')).toBe('');
  expect(page.url()).not.toContain('structure=');
  expect([...found.values()].flat().length).toBeGreaterThan(100);
  const index = structureEndpoints.index.answer.parse(await (await indexAnswer).json());
  const known = new Set<string>(index.data?.ids);
  for (const [key, names] of found) {
    const [mode = '', structure = ''] = key.split(' ');
    const parsed = structureEndpoints.search.body.shape.mode.parse(mode);
    expect([key, names]).toEqual([
      key,
      await namesOfServer(page, { structure, mode: parsed, known }),
    ]);
  }
  expect(problems).toEqual([]);
});

test('a structure is drawn, looked for by keyboard, and put into the inquiry', async ({
  page,
  problems,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(siteHrefs.structureSearch);
  await expect(searchButton(page)).toBeEnabled();
  expect(scripts.filter((url) => url.includes('openchemlib'))).toEqual([]);

  await test.step('what is drawn stands in the field', async () => {
    await page.getByRole('button', { name: 'Draw' }).click();
    const area = page.getByRole('application', { name: 'Drawing area' });
    await expect(area).toBeVisible();
    await area.scrollIntoViewIfNeeded();
    const box = await area.boundingBox();
    if (box === null) throw new Error('The drawing area is not in sight');
    await page.mouse.move(box.x + box.width / 2 - 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(textField(page)).toHaveValue('CC');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close the drawing' }).click();
  });

  await test.step('what cannot be read is said at the field until it is mended', async () => {
    await textField(page).fill('C1CC');
    await searchButton(page).press('Enter');
    await expect(textField(page)).toHaveAccessibleDescription(/ring 1 is opened and not closed/);
    await textField(page).fill('c1ccccc1O');
    await expect(page.getByText('ring 1 is opened')).toBeHidden();
  });

  await test.step('the match is marked, and a hit goes into the inquiry', async () => {
    await page.getByRole('radio', { name: modeNames.exact }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(results(page).getByRole('heading')).toBeFocused();
    const phenol = results(page).locator('li').filter({ hasText: '108-95-2' });
    await expect(phenol.locator('svg .match').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(phenol.getByRole('link', { name: 'Phenol' })).toBeFocused();
    await phenol.getByRole('button', { name: /Add to inquiry/ }).press('Enter');
    await expect(phenol.getByRole('link', { name: /In your inquiry/ })).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideScroll(page);
  });
  expect(problems).toEqual([]);
});

test('the editor is drawn with by name, key, group and paste, and finds while one draws', async ({
  page,
  problems,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await page.goto(siteHrefs.structureSearch);
  await page.getByRole('button', { name: 'Draw' }).click();
  const area = page.getByRole('application', { name: 'Drawing area' });
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(area).toBeVisible();

  await test.step('tools are reached by one Tab, then by arrow keys, and are large enough', async () => {
    await tool('Undo').focus();
    await page.keyboard.press('End');
    await expect(tool('Negative charge')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(tool('Negative charge')).toBeFocused();
    for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
    }
    await expectAccessible(page);
  });

  await test.step('keys alone draw a ring with a group, and an element at an atom', async () => {
    await area.focus();
    await page.keyboard.press('a');
    await expect(tool('Benzene ring')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(textField(page)).toHaveValue('c1ccccc1');
    await page.getByLabel('Groups').selectOption('Carboxylic acid, COOH');
    await area.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(textField(page)).toHaveValue('OC(c1ccccc1)=O');
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect(textField(page)).toHaveValue(/n/i);
    await page.keyboard.press('Control+z');
    await expect(textField(page)).toHaveValue('OC(c1ccccc1)=O');
  });

  await test.step('the number of hits stands beside the button, which stays in sight', async () => {
    await expect(page.getByText(/found so far/)).toBeVisible();
    await expect(searchButton(page)).toBeInViewport();
    await expect(area).toBeFocused();
    await tool('Clear the drawing').click();
    await expect(page.getByText(/found so far/)).toBeHidden();
    await tool('Undo').click();
    await expect(textField(page)).toHaveValue('OC(c1ccccc1)=O');
    await tool('Redo').click();
    await expect(textField(page)).toHaveValue('');
  });

  await test.step('pastes are drawn, put into the field, or refused', async () => {
    const paste = (text: string) =>
      area.evaluate((canvas, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        const options = { clipboardData, bubbles: true, composed: true, cancelable: true };
        canvas.dispatchEvent(new ClipboardEvent('paste', options));
      }, text);
    await paste('OCC');
    await expect(textField(page)).toHaveValue('CCO');
    await paste('C'.repeat(100_000));
    await paste('InChI=1S/CH4/h1H4');
    await expect(textField(page)).toHaveValue('InChI=1S/CH4/h1H4');
    await paste('phenol');
    await expect(textField(page)).toHaveValue('phenol');
    expect(posted).toEqual([]);
    await searchButton(page).click();
    await page.getByRole('button', { name: 'Look it up as a name' }).click();
    await expect(textField(page)).toHaveValue(/C1=CC=C|c1/);
  });
  expect(problems).toEqual([]);
});

test('without workers, and where the index is too large, it is said before anything is sent', async ({
  page,
}) => {
  await page.route(`**/${structureEndpoints.index.path}`, (route) =>
    route.fulfill({ json: { data: null } }),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await page.goto(siteHrefs.structureSearch);
  await expect(searchButton(page)).toBeEnabled();
  await textField(page).fill('OCC');
  await expect(page.getByText('The catalogue is too large').first()).toBeVisible();
  expect(sent).toEqual([]);
  await searchButton(page).click();
  await expect(page.getByText('Sent to our server because the catalogue')).toBeVisible();
  await expect(results(page).getByRole('link', { name: 'Ethanol', exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto(siteHrefs.structureSearch);
  await expect(page.getByText('This browser cannot search on the page')).toBeVisible();
  await search(page, 'OCC', 'exact');
  await expect(page.getByText('Sent to our server because this browser')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server searches, and the page says so before and after', async ({ page }) => {
    await page.goto(siteHrefs.structureSearch);
    await expect(page.getByText('your structure will be sent to it')).toBeVisible();
    await textField(page).fill('OCC');
    await page.getByRole('button', { name: 'Search on our server' }).click();
    await expect(page.getByText('Sent to our server because')).toBeVisible();
    await expect(results(page).getByRole('link', { name: 'Ethanol', exact: true })).toBeVisible();
  });
});
