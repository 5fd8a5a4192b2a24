import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dateTimeText, zonedTimeText } from 'contract';
import { blogCategories, blogEndpoints, blogs } from 'contract/content';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

const day = 86_400_000;

/** As the API writes times down, in whole minutes: an input holds no seconds. */
function inDays(count: number) {
  const time = new Date(Date.now() + count * day);
  time.setSeconds(0, 0);
  return time.toISOString();
}

describe('the publication of posts', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, blogs);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const save = () => screen.getByRole('button', { name: 'Save' });
  const timeInput = () => screen.findByLabelText(/^Goes out at/);
  let categoryId = '';

  beforeAll(async () => {
    const { add } = resourceCalls(session().client, blogCategories);
    categoryId = (await add({ name: 'Transport' }))._id;
  });

  async function write(given: object = {}) {
    const content = '<p>Drums stand upright.</p>';
    return calls().add({ title: uniqueWord(), categoryId, content, ...given });
  }
  async function openPost(given: object = {}) {
    const post = await write(given);
    const view = open(`/edit-blog-form/${post._id}`);
    await screen.findByRole('textbox', { name: 'Title' });
    return { post, ...view };
  }
  const isOut = async (slug: string | null) => {
    const read = session().client.call(blogEndpoints.bySlug, { query: { slug: slug ?? '' } });
    return read.then(
      () => true,
      () => false,
    );
  };

  it('schedules a draft in the time zone of whoever looks, says when it goes out, and takes it back', async () => {
    const { user, post } = await openPost();
    const at = inDays(3);
    await user.click(screen.getByRole('radio', { name: 'Schedule' }));
    fireEvent.change(await timeInput(), { target: { value: dateTimeText(at) } });
    expect(await screen.findByText(`${zonedTimeText(at)}.`)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(/^Scheduled: it goes out on/)).toHaveTextContent(
      zonedTimeText(at),
    );
    expect(await calls().get(post._id)).toMatchObject({ status: 'published', publishedAt: at });
    expect(await isOut(post.slug)).toBe(false);
    expect(screen.queryByRole('link', { name: /\/blog\// })).not.toBeInTheDocument();
    expect(await findViolations()).toEqual([]);

    await user.click(screen.getByRole('radio', { name: 'Draft' }));
    await user.click(save());
    await waitFor(() => expect(screen.queryByText(/^Scheduled: /)).not.toBeInTheDocument());
    expect(await calls().get(post._id)).toMatchObject({ status: 'draft', publishedAt: null });
  });

  it('asks for a whole time, and for one that is past says what it does', async () => {
    const { user, post } = await openPost();
    await user.click(screen.getByRole('radio', { name: 'Schedule' }));
    fireEvent.change(await timeInput(), { target: { value: '' } });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Goes out at: Enter a date and time',
    );
    expect(await timeInput()).toBeInvalid();
    const past = inDays(-2);
    fireEvent.change(await timeInput(), { target: { value: dateTimeText(past) } });
    expect(await screen.findByText(/that is past\. It goes out when you save/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByRole('radio', { name: 'Published' })).toBeChecked();
    expect(await calls().get(post._id)).toMatchObject({ publishedAt: past });
  });

  it('publishes at once, leads to the page, and keeps the day on later changes', async () => {
    const { user, post } = await openPost();
    await user.click(screen.getByRole('radio', { name: 'Publish now' }));
    await user.click(save());
    const page = await screen.findByRole('link', { name: new RegExp(`/blog/${post.slug}`) });
    expect(page).toHaveAttribute('href', `/blog/${post.slug}`);
    expect(await isOut(post.slug)).toBe(true);
    const { publishedAt } = await calls().get(post._id);
    await user.type(screen.getByRole('textbox', { name: 'Author' }), 'Ada Osei');
    await user.click(screen.getByRole('radio', { name: 'At another time' }));
    await user.click(screen.getByRole('radio', { name: 'Published' }));
    await user.click(save());
    await waitFor(async () =>
      expect(await calls().get(post._id)).toMatchObject({ author: 'Ada Osei', publishedAt }),
    );
    expect(screen.getByText('1 minute to read')).toBeVisible();
  });

  describe('the preview', () => {
    const tab = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
    const opened = jest.fn((..._asked: string[]): unknown => tab);
    const former = window.open;
    beforeEach(() => {
      jest.clearAllMocks();
      Reflect.set(window, 'open', opened);
    });
    afterAll(() => void Reflect.set(window, 'open', former));

    it('opens the page as it is stored in a new tab, and says when something is not saved', async () => {
      const { user, post } = await openPost();
      const button = screen.getByRole('button', { name: 'Preview on the site' });
      await user.click(button);
      await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1));
      expect(tab.opener).toBeNull();
      const [path] = tab.location.replace.mock.calls[0] ?? [];
      const { pathname, searchParams } = new URL(String(path), 'https://example.com');
      expect(pathname).toBe(`/blog/${post.slug}`);
      const query = { slug: post.slug ?? '', preview: searchParams.get('preview') ?? '' };
      const { data } = await session().client.call(blogEndpoints.bySlug, { query });
      expect(data.title).toBe(post.title);
      expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
      await user.type(screen.getByRole('textbox', { name: 'Author' }), 'Ada');
      expect(await screen.findByText('Without what you have not saved yet:')).toBeVisible();
    });

    it('closes its tab and says why when there is none, and offers the way where tabs are held back', async () => {
      const { user, post } = await openPost();
      const isPreview = ({ url }: { url: string }) => url.includes('createPreview');
      const end = session().refuse(isPreview, { code: 'unavailable', detail: 'Restarting.' });
      await user.click(screen.getByRole('button', { name: 'Preview on the site' }));
      expect(await screen.findByText('Restarting.')).toBeVisible();
      expect(tab.close).toHaveBeenCalledTimes(1);
      end();
      opened.mockReturnValueOnce(null);
      await user.click(screen.getByRole('button', { name: 'Preview on the site' }));
      await user.click(await screen.findByRole('button', { name: 'Open the preview' }));
      expect(opened.mock.lastCall?.[0]).toContain(`/blog/${post.slug}?preview=`);
    });
  });

  describe('the posts as cards', () => {
    const cards = () => within(screen.getByRole('list', { name: 'Posts' })).getAllByRole('link');
    const titles = () => cards().map((link) => link.textContent);

    it('stand newest first with what they say, filtered as in the table, and are reached by keys', async () => {
      const word = uniqueWord();
      const published = { status: 'published', excerpt: 'What stands on the label.' };
      await write({ ...published, title: `${word} older`, publishedAt: inDays(-9) });
      await write({ ...published, title: `${word} newer`, publishedAt: inDays(-1) });
      await write({ ...published, title: `${word} coming`, publishedAt: inDays(2) });
      await write({ title: `${word} draft` });
      const { user, router } = open(`/blogCard?search=${word}`);
      await screen.findByRole('list', { name: 'Posts' });
      const sorted = ['coming', 'newer', 'older', 'draft'].map((end) => `${word} ${end}`);
      expect(titles()).toEqual(sorted);
      expect(screen.getAllByText('What stands on the label.')).toHaveLength(3);
      expect(await screen.findAllByText('Transport')).toHaveLength(4);
      expect(await findViolations()).toEqual([]);

      await user.click(screen.getByRole('combobox', { name: 'Status' }));
      await user.click(await screen.findByRole('option', { name: 'Scheduled' }));
      await waitFor(() => expect(titles()).toEqual([`${word} coming`]));
      expect(screen.getByText(/^Scheduled for/)).toBeVisible();
      await user.click(screen.getByRole('combobox', { name: 'Status' }));
      await user.click(await screen.findByRole('option', { name: 'Published' }));
      await waitFor(() => expect(titles()).toEqual([`${word} newer`, `${word} older`]));
      expect(screen.getByRole('link', { name: 'Table' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/blog-table\?.*status=published/),
      );
      cards()[0]?.focus();
      await user.keyboard('{ArrowRight}');
      expect(cards()[1]).toHaveFocus();
      await user.keyboard('{Home}{Enter}');
      expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(`${word} newer`);
      expect(router.state.location.pathname).toMatch(/^\/edit-blog-form\//);
    });

    it('come in pages of the address, and say when there are none or they cannot be loaded', async () => {
      const word = uniqueWord();
      for (let place = 0; place < 11; place += 1) await write({ title: `${word} ${place}` });
      const { user, router } = open(`/blogCard?search=${word}&pageSize=10&page=7`);
      await waitFor(() => expect(router.state.location.search).toContain('page=2'));
      expect(await screen.findByText('11–11 of 11')).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Page 1' }));
      await waitFor(() => expect(cards()).toHaveLength(10));

      const end = session().refuse(({ url }) => url.includes(`${word}x`), {
        code: 'unavailable',
        detail: 'Being restarted.',
      });
      await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'x');
      expect(await screen.findByRole('alert')).toHaveTextContent('Being restarted.');
      end();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Nothing found')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
      await waitFor(() => expect(router.state.location.search).not.toContain('search'));
      await waitFor(() => expect(cards()).toHaveLength(10));
    });
  });
});
