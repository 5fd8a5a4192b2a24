import { screen, waitFor, within } from '@testing-library/react';
import { categories, chemicals, subCategories } from 'contract/catalog';
import { blogCategories, blogs, menuItems } from 'contract/content';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';
import { findSitePage, pagePathOf } from './find-site-page';

const warning = /^The site has no page at/;

describe('links that lead nowhere', () => {
  const session = suiteSession();
  const open = (at: string) => renderScreens({ routes, client: session().client, at });

  it('are warned of while they are typed, saved none the less, and marked in the menu', async () => {
    const title = uniqueWord();
    const { user, unmount } = open('/menu-listing-form');
    await retype(user, { label: 'Title', text: title });
    const path = await screen.findByRole('combobox', { name: 'Path' });
    await user.type(path, '/no-such-page');
    expect(await screen.findByText(warning)).toHaveTextContent('/no-such-page now');
    expect(await findViolations()).toEqual([]);
    await user.clear(path);
    await user.type(path, '/about#team');
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
    await user.clear(path);
    await user.type(path, '/no-such-page');
    await screen.findByText(warning);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { total } = await resourceCalls(session().client, menuItems).list({ search: title });
      expect(total).toBe(1);
    });
    unmount();
    open('/menu-listing-table');
    const row = (await screen.findByRole('link', { name: title })).closest('li');
    expect(await within(row ?? document.body).findByText('Leads nowhere')).toBeVisible();
  });

  it('are told from those to pages, categories, published chemicals and posts', async () => {
    const { client } = session();
    const [slug, below, product, draft] = [1, 2, 3, 4].map(uniqueWord);
    const top = await resourceCalls(client, categories).add({ name: slug, slug });
    const inner = { name: below, slug: below, categoryId: top._id };
    await resourceCalls(client, subCategories).add(inner);
    const add = resourceCalls(client, chemicals).add;
    await add({ name: product, slug: product, status: 'published' });
    await add({ name: draft, slug: draft, status: 'draft' });
    const { _id: categoryId } = await resourceCalls(client, blogCategories).add({ name: slug });
    const post = { title: slug, slug, categoryId, content: '<p>News</p>', status: 'published' };
    await resourceCalls(client, blogs).add(post);
    const isThere = (path: string) =>
      findSitePage(client, pagePathOf(path), new AbortController().signal);
    for (const path of [
      '/',
      '/search?q=acetone',
      '/alphabets/A',
      `/${slug}`,
      `/${slug}/${below}`,
      `/${product}#safety`,
      `/blog/${slug}`,
    ]) {
      expect([path, await isThere(path)]).toEqual([path, true]);
    }
    for (const path of [
      `/${draft}`,
      `/${slug}/nothing`,
      '/alphabets/AB',
      '/blog/nothing',
      '/No page',
      '/a/b/c/d',
    ]) {
      expect([path, await isThere(path)]).toEqual([path, false]);
    }
  });
});
