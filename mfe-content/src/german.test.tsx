import { act, screen, within } from '@testing-library/react';
import { blogCategories, blogs } from 'contract/content';
import { addCatalogues, providePageTexts, showLanguage } from 'shared-ui/i18n';
import { resourceCalls } from 'shared-ui/resource';
import { renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import remote from './index';
import { routes } from './routes';

const session = suiteSession();
const open = (at: string) => renderScreens({ routes, client: session().client, at });
const heads = async () => {
  const [row] = await screen.findAllByRole('row');
  return within(row ?? document.body)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
};

beforeAll(async () => {
  providePageTexts();
  await addCatalogues(remote.texts ?? {});
});
beforeEach(() => act(() => showLanguage('de')));
afterAll(() => act(() => showLanguage('en')));

async function publish() {
  const { client } = session();
  const { _id: categoryId } = await resourceCalls(client, blogCategories).add({
    name: uniqueWord(),
  });
  const title = uniqueWord();
  const content = '<p>Drums stand upright.</p>';
  return resourceCalls(client, blogs).add({ title, categoryId, content, status: 'published' });
}

test('a form asks in German, says how long it takes to read, and names the pages', async () => {
  const { _id, title, slug } = await publish();
  open(`/edit-blog-form/${_id}`);
  expect(await screen.findByRole('textbox', { name: 'Titel' })).toHaveValue(title);
  expect(screen.getByText('1 Minute Lesezeit')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Veröffentlicht' })).toBeChecked();
  expect(screen.getByText(/^Besucher sehen ihn seit /)).toBeVisible();
  const page = screen.getByRole('link', { name: new RegExp(`^/blog/${slug} .*neuen Tab`) });
  expect(page.parentElement).toHaveTextContent(/^Zu sehen unter \/blogs? .* und \/blog\//);
});

test('a list has German heads and is in English again with the language', async () => {
  const { title } = await publish();
  const { unmount } = open(`/blog-table?search=${title}`);
  expect(await heads()).toEqual(
    expect.arrayContaining(['Titel', 'Bild', 'Kategorie', 'Status', 'Veröffentlicht']),
  );
  unmount();
  await act(() => showLanguage('en'));
  open(`/blog-table?search=${title}`);
  expect(await heads()).toEqual(expect.arrayContaining(['Title', 'Picture', 'Published']));
});
