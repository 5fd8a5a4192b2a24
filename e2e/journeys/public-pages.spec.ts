import { siteRoutes } from 'contract';
import { blogs } from 'contract/content';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { addChemical, readCategories } from '../support/records';
import { siteHrefs } from '../support/site-hrefs';
import type { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';

interface PublicPage {
  readonly href: string;
  readonly heading: RegExp | string;
  readonly status?: number;
}

/** One page of each kind. */
const pages: Readonly<Record<string, (api: StaffApi) => Promise<PublicPage> | PublicPage>> = {
  home: () => ({ href: siteHrefs.home, heading: /./ }),
  categories: () => ({ href: siteHrefs.categories, heading: /./ }),
  'a listing': () => ({ href: siteHrefs.category('solvents', 'alcohols'), heading: 'Alcohols' }),
  'a listing with facets': () => ({
    href: `${siteHrefs.category('solvents', 'alcohols')}?grade=AR`,
    heading: 'Alcohols',
  }),
  search: () => ({ href: siteRoutes.search, heading: 'Search' }),
  'search results': () => ({ href: siteHrefs.search('methnol'), heading: 'Search' }),
  'a search without results': () => ({ href: siteHrefs.search('qqzzxx'), heading: 'Search' }),
  'advanced search': () => ({ href: siteRoutes.advancedSearch, heading: /./ }),
  'a number that nothing has': () => ({
    href: siteHrefs.code('50-00-1'),
    heading: /./,
    status: 404,
  }),
  inquiry: () => ({ href: siteHrefs.inquiry('acetone', 'methanol'), heading: 'Your inquiry' }),
  'a pasted list': () => ({ href: siteRoutes.orderList, heading: /./ }),
  'a substance with a structure': () => ({ href: '/caffeine', heading: 'Caffeine' }),
  'A to Z': () => ({ href: siteHrefs.letters, heading: 'Chemicals A–Z' }),
  letter: () => ({ href: siteHrefs.letter('A'), heading: 'Chemicals under A' }),
  category: async (api) => {
    // Categories of other journeys precede the demo company's and have no page meta.
    const category = (await readCategories(api)).find(({ metadescription }) => metadescription);
    if (!category?.slug) throw new Error('No category of the demo company has page meta');
    return { href: siteHrefs.category(category.slug), heading: category.name };
  },
  chemical: async (api) => {
    const chemical = await addChemical(api, { formula: 'C6H12O5', casNumber: null });
    return { href: siteHrefs.chemical(chemical), heading: chemical.name };
  },
  'table of chemicals': async (api) => {
    const category = (await readCategories(api)).find(({ metadescription }) => metadescription);
    const href = siteHrefs.category(category?.slug ?? '');
    return { href: `${href}?view=table`, heading: category?.name ?? '' };
  },
  comparison: () => ({
    href: `${siteRoutes.compare}?chemical=acetone&chemical=methanol`,
    heading: 'Compare chemicals',
  }),
  'shared list': () => ({
    href: `${siteRoutes.saved}?chemicals=acetone,methanol`,
    heading: 'A list of chemicals',
  }),
  articles: () => ({ href: siteHrefs.posts, heading: /./ }),
  article: async ({ call }) => {
    const query = { pageSize: '1', status: 'published', scheduled: 'false' } as const;
    const [post] = (await call(blogs.endpoints.list, { query })).data;
    return { href: siteHrefs.post(post?.slug ?? ''), heading: post?.title ?? '' };
  },
  'about us': () => ({ href: siteRoutes.about, heading: /./ }),
  introduction: () => ({ href: siteRoutes.introduction, heading: /./ }),
  'vision and mission': () => ({ href: siteRoutes.visionMission, heading: /./ }),
  worldwide: () => ({ href: siteRoutes.worldwide, heading: /./ }),
  careers: () => ({ href: siteRoutes.careers, heading: /./ }),
  contact: () => ({ href: siteRoutes.contact, heading: /./ }),
  'privacy policy': () => ({ href: siteRoutes.privacyPolicy, heading: /./ }),
  terms: () => ({ href: siteRoutes.terms, heading: /./ }),
  imprint: () => ({ href: siteRoutes.imprint, heading: /./ }),
  'not found': () => ({ href: '/no-such-chemical', heading: /./, status: 404 }),
};

for (const [name, find] of Object.entries(pages)) {
  test(`the page "${name}" is whole, accessible and without errors, wide and light, narrow and dark`, async ({
    page,
    api,
    problems,
  }) => {
    const { href, heading, status = 200 } = await find(api);
    const answer = await page.goto(href);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.title()).not.toBe('');
    expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
    if (status === 200) {
      for (const meta of ['description', 'keywords']) {
        await expect(page.locator(`meta[name=${meta}]`)).toHaveAttribute('content', /./);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    // The browser updates colours of off-screen content lazily, so the page is reloaded in the dark theme.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await expectNoSideScroll(page);
    }
    await expectAccessible(page);
    // The browser itself reports a 404 page.
    expect(problems.filter((problem) => status === 200 || !problem.includes('404'))).toEqual([]);
  });
}

test('every page can be read without JavaScript', async ({ browser, api }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [name, find] of Object.entries(pages)) {
    await test.step(name, async () => {
      const { href, heading, status = 200 } = await find(api);
      const answer = await page.goto(href);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
  }
  await context.close();
});

test('a visitor comes from the home page to a chemical by letter, without a full load', async ({
  page,
  problems,
}) => {
  await page.goto(siteHrefs.home);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: /^A\b/ }).first().click();
  await expect(page).toHaveURL(siteHrefs.letter('A'));
  const first = page
    .getByRole('main')
    .getByRole('article')
    .or(page.getByRole('main').locator('li'));
  const link = first.getByRole('link', { name: /acetone/i }).first();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/acetone/i);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('the address that the specification names for letters leads to the canonical one', async ({
  page,
}) => {
  await page.goto(`${siteRoutes.letterPage}?alphabet=B`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chemicals under B');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(siteHrefs.letter('B'));
});
