import { screen, waitFor, within } from '@testing-library/react';
import { banners, mediaEndpoints } from 'contract/content';
import { fileEndpoints, type FileAudience } from 'contract/file';
import { setRecordPlaces } from 'shared-ui';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import manifest from '../../remote.json';
import { routes } from '../routes';

const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);
const png = (name: string) => new File([pixel], name, { type: 'image/png' });
const pdf = (name: string) => new File([`%PDF-1.7\n% ${name}\n%%EOF`], name);

describe('the media library', () => {
  const session = suiteSession();
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const media = () => session().client;

  // jsdom gives bytes no addresses.
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
    setRecordPlaces(new Map(manifest.records.map((place) => [place.resource, place])));
  });
  afterAll(() => setRecordPlaces(new Map()));

  async function store(file: File, audience: FileAudience = 'everyone') {
    const request = { body: { file }, query: { audience } };
    const { data } = await media().call(fileEndpoints.add, request);
    return data;
  }
  async function addBanner(image: string) {
    const title = uniqueWord();
    const body = { title, image, alt: 'A quay', pageSlug: uniqueWord() };
    return resourceCalls(media(), banners).add(body);
  }
  const tiles = async () =>
    within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('button');
  const names = async () => (await tiles()).map((tile) => tile.getAttribute('title'));

  it('takes files of both kinds, and is searched, narrowed and ordered by its address', async () => {
    const word = uniqueWord();
    await store(pdf(`${word} contract.pdf`), 'staff');
    const { user, router, unmount } = open(`/media-library?search=${word}`);
    expect(await names()).toEqual([`${word} contract.pdf`]);
    await user.upload(screen.getByLabelText('Add files'), [
      png(`${word} b.png`),
      pdf(`${word} a.pdf`),
    ]);
    await waitFor(async () =>
      expect(await names()).toEqual([`${word} a.pdf`, `${word} b.png`, `${word} contract.pdf`]),
    );
    const [, first] = await tiles();
    expect(first).toHaveTextContent(/Unused.*b\.pngPNG · 1 × 1 · 1 kB/);
    expect(await findViolations()).toEqual([]);

    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByRole('option', { name: 'Documents' }));
    await waitFor(async () =>
      expect(await names()).toEqual([`${word} a.pdf`, `${word} contract.pdf`]),
    );
    expect(router.state.location.search).toBe(`?search=${word}&kind=document`);
    unmount();

    const narrow = `?search=${word}&sort=-originalName&unused=true`;
    const ordered = open(`/media-library${narrow}`);
    expect(await names()).toEqual([`${word} contract.pdf`, `${word} b.png`, `${word} a.pdf`]);
    ordered.unmount();
    const last = open(`/media-library${narrow}&kind=image&audience=staff`);
    await last.user.click(await screen.findByRole('button', { name: 'Show all files' }));
    await waitFor(() => expect(last.router.state.location.search).toBe('?sort=-originalName'));
  });

  it('has pages, and leads back to the last one from beyond it', async () => {
    const word = uniqueWord();
    await Promise.all(Array.from({ length: 49 }, (_, place) => store(pdf(`${word} ${place}.pdf`))));
    const { user, router } = open(`/media-library?search=${word}&page=7`);
    expect(await screen.findByText('49–49 of 49')).toBeVisible();
    expect(router.state.location.search).toBe(`?search=${word}&page=2`);
    await user.click(screen.getByRole('link', { name: 'Page 1' }));
    expect(await screen.findByText('1–48 of 49')).toBeVisible();
  });

  it('shows all about a file, and names, describes and aims it', async () => {
    const word = uniqueWord();
    const file = await store(png(`${word}.png`));
    const banner = await addBanner(file.name);
    const { user, router } = open(`/media-library?search=${word}`);
    await user.click((await tiles())[0] ?? document.body);
    const sheet = await screen.findByRole('dialog', { name: `${word}.png` });
    expect(router.state.location.search).toBe(`?search=${word}&file=${file._id}`);
    expect(within(sheet).getByText('1 × 1 pixels')).toBeVisible();
    expect(within(sheet).getByText(/^\d+ \w+ 20\d\d, \d\d:\d\d by \w+/)).toBeVisible();
    const link = await within(sheet).findByRole('link', { name: banner.title });
    expect(link).toHaveAttribute('href', `/edit-banner-form/${banner._id}`);
    expect(within(sheet).getByRole('heading', { name: 'Used in 1 record' })).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Delete' })).toBeDisabled();

    await retype(user, { label: 'Name', text: `${word} quay.png` });
    await retype(user, { label: 'Alt text', text: 'The quay at dawn' });
    expect(await findViolations()).toEqual([]);
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: `${word} quay.png` })).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Focal point' }));
    const aiming = await screen.findByRole('dialog', { name: 'Focal point' });
    within(aiming).getByRole('slider').focus();
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await user.click(within(aiming).getByRole('button', { name: 'Save focal point' }));
    await waitFor(() => expect(aiming).not.toBeInTheDocument());
    const stored = await media().call(mediaEndpoints.get, { id: file._id });
    expect(stored.data).toMatchObject({ alt: 'The quay at dawn', focus: { x: 0.5, y: 0.4 } });

    await retype(user, { label: 'Alt text', text: 'Not saved' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(router.state.location.search).toBe(`?search=${word}`);
  });

  it('replaces a file in all records, and deletes what no record names after asking', async () => {
    const word = uniqueWord();
    const file = await store(png(`${word} old.png`));
    const banner = await addBanner(file.name);
    const { user } = open(`/media-library?search=${word}&file=${file._id}`);
    await screen.findByRole('dialog', { name: `${word} old.png` });
    await user.upload(screen.getByLabelText(`Replace ${word} old.png`), png(`${word} new.png`));
    const replacing = await screen.findByRole('alertdialog');
    expect(replacing).toHaveTextContent(`1 record names ${word} old.png`);
    await user.click(within(replacing).getByRole('button', { name: 'Replace' }));
    const sheet = await screen.findByRole('dialog', { name: `${word} new.png` });
    expect(await screen.findByText('1 record changed')).toBeVisible();
    expect(await within(sheet).findByRole('link', { name: banner.title })).toBeVisible();
    const after = await resourceCalls(media(), banners).get(banner._id);
    expect(after.image).not.toBe(file.name);
    expect(after.version).toBe(banner.version + 1);

    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    const former = await screen.findByRole('button', { name: new RegExp(`${word} old`) });
    await user.click(former);
    const old = await screen.findByRole('dialog', { name: `${word} old.png` });
    expect(await within(old).findByText('No record names this file.')).toBeVisible();
    const remove = within(old).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(remove).toBeEnabled());
    await user.click(remove);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(former).not.toBeInTheDocument());
    await expect(media().call(mediaEndpoints.get, { id: file._id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('says why files could not be loaded, and tries again', async () => {
    const end = session().refuse(({ url }) => url.includes('media/get?'), {
      code: 'rate-limited',
      detail: 'Wait a minute.',
    });
    const { user } = open('/media-library?search=no-such-file');
    expect(await screen.findByText('The files could not be loaded')).toBeVisible();
    end();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });
});
