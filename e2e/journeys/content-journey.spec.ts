import {
  blogCategories,
  blogs,
  type MenuItem,
  menuItems,
  slideEndpoints,
  slides,
} from 'contract/content';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { siteHrefs } from '../support/site-hrefs';
import type { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

// All tests change the same site, so they run in sequence.
test.describe.configure({ mode: 'default' });

test('a post is written, scheduled, previewed, published, renamed, deleted and restored', async ({
  staffPage: page,
  browser,
  api,
  problems,
}) => {
  test.slow();
  const word = unique();
  const category = `News ${word}`;
  await api.call(blogCategories.endpoints.add, { body: { name: category } });
  const title = `Drums of ${word}`;
  const path = siteHrefs.post(`drums-of-${word}`);
  const visitor = await (await browser.newContext()).newPage();
  const statusOf = async (href: string) => (await visitor.request.get(href)).status();

  await test.step('write', async () => {
    await page.goto(adminHrefs.newPost);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await page.getByRole('combobox', { name: 'Category' }).fill(category);
    await page.getByRole('option', { name: category }).click();
    const content = page.getByRole('textbox', { name: 'Content' });
    await content.click();
    await content.pressSequentially('Steel, plastic, fibre.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/edit-blog-form/);
    await expectAccessible(page);
    expect(await statusOf(path)).toBe(404);
  });

  await test.step('schedule', async () => {
    await page.getByRole('radio', { name: 'Schedule' }).click();
    await page.getByLabel('Goes out at').fill('2 Jan 2099, 09:30');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Scheduled: it goes out/)).toBeVisible();
    expect(await statusOf(path)).toBe(404);
  });

  await test.step('preview on the real site', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Preview on the site' }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(preview.getByText('Steel, plastic, fibre.')).toBeVisible();
    await expectAccessible(preview);
    const link = new URL(preview.url());
    expect(await statusOf(link.href)).toBe(200);
    link.searchParams.set('preview', `${link.searchParams.get('preview')}x`);
    expect(await statusOf(link.href)).not.toBe(200);
    await preview.close();
  });

  await test.step('publish: visitors see it within a second', async () => {
    await page.getByRole('radio', { name: 'Publish now' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: path })).toBeVisible();
    await expect.poll(() => statusOf(path)).toBe(200);
    await visitor.goto(siteHrefs.posts);
    await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible();
  });

  await test.step('rename: the former address leads to the new one', async () => {
    await page.getByRole('textbox', { name: 'Page URL' }).fill(`barrels-of-${word}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const renamed = siteHrefs.post(`barrels-of-${word}`);
    await expect(page.getByRole('link', { name: renamed })).toBeVisible();
    const answer = await visitor.request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(renamed);
  });

  await test.step('delete and restore', async () => {
    const renamed = siteHrefs.post(`barrels-of-${word}`);
    await page.goto(adminHrefs.searchedPosts(word));
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.poll(() => statusOf(renamed)).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect.poll(() => statusOf(renamed)).toBe(200);
  });
  const { data } = await api.call(blogs.endpoints.list, { query: { search: word } });
  expect(data.map((post) => post.title)).toEqual([title]);
  expect(problems).toEqual([]);
  await visitor.context().close();
});

/** Titles of the active slides, as on the home page. */
async function shownSlides({ call }: StaffApi): Promise<string[]> {
  const { data } = await call(slides.endpoints.list, { query: { sort: 'order', active: 'true' } });
  return data.map(({ title }) => title);
}

test('slides are put into another order by mouse and by keys, and the home page follows', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const before = await shownSlides(api);
  const [first = '', second = ''] = before;
  const handle = (title: string) =>
    page.getByRole('button', { name: `Move ${title}`, exact: true });

  await test.step('by keys', async () => {
    await page.goto(adminHrefs.slides);
    await handle(first).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => shownSlides(api)).toEqual([second, first, ...before.slice(2)]);
    // The drag handle's tooltip is outside all landmarks.
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  await test.step('by mouse', async () => {
    const [from, to] = [await handle(first).boundingBox(), await handle(second).boundingBox()];
    if (!from || !to) throw new Error('The slides are not in sight');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => shownSlides(api)).toEqual(before);
  });

  await test.step('on the site', async () => {
    const { data } = await api.call(slides.endpoints.list, { query: { sort: 'order' } });
    const ids = data.map(({ _id }) => _id).toReversed();
    await api.call(slideEndpoints.reorder, { body: { ids } });
    const [shown = ''] = await shownSlides(api);
    await page.goto(siteHrefs.home);
    await expect(page.getByRole('listitem', { name: /^1 of/ })).toContainText(shown);
  });
  expect(problems).toEqual([]);
});

test('menu items change places by keys and by mouse, and the header follows', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const word = unique();
  const [one, two] = [`One ${word}`, `Two ${word}`];
  const add = async (title: string, parentId: MenuItem['parentId'] = null) =>
    (await api.call(menuItems.endpoints.add, { body: { title, path: '/about', parentId } })).data;
  const top = await add(`Top ${word}`);
  const added = [await add(one, top._id), await add(two, top._id), top];
  const ours = (titles: readonly (string | null)[]) =>
    titles.filter((title) => title === one || title === two);
  const stored = async () => {
    const query = { pageSize: '100', sort: 'order' } as const;
    const { data } = await api.call(menuItems.endpoints.list, { query });
    return ours(data.map(({ title }) => title));
  };
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}` });
  try {
    await page.goto(adminHrefs.menus);
    await grip(two).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect.poll(stored).toEqual([two, one]);

    await grip(two).scrollIntoViewIfNeeded();
    const [from, to] = [await grip(two).boundingBox(), await grip(one).boundingBox()];
    if (!from || !to) throw new Error('The menu is not in sight');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + to.height, { steps: 8 });
    await page.mouse.move(from.x + from.width / 2, to.y + to.height + 4, { steps: 4 });
    await page.mouse.up();
    await expect.poll(stored).toEqual([one, two]);

    await page.goto(siteHrefs.home);
    const header = page.getByRole('banner').locator('a', { hasText: word });
    expect(ours(await header.allTextContents())).toEqual([one, two]);
  } finally {
    for (const { _id } of added) await api.call(menuItems.endpoints.remove, { id: _id });
  }
  expect(problems).toEqual([]);
});
