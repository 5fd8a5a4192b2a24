import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { documents } from 'contract/document';
import { fileEndpoints } from 'contract/file';
import { resourceCalls } from 'shared-ui/resource';
import {
  dragRow,
  findViolations,
  renderScreens,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

/** A picture of one pixel. */
const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

const pdf = (name: string) => new File([`%PDF-1.7\n% ${name}\n%%EOF`], name);

// jsdom has no addresses of files.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
});

describe('the files of a chemical', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);

  async function store(file: File) {
    const { data } = await session().client.call(fileEndpoints.add, { body: { file } });
    return data.name;
  }
  async function openForm(at: string) {
    const view = renderScreens({ routes, client: session().client, at });
    await screen.findByLabelText('SMILES');
    return view;
  }
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('are put into another order by dragging, and copied with a duplicate', async () => {
    const files = [
      await store(new File([pixel], 'a.png')),
      await store(new File([pixel, '2'], 'b.png')),
    ];
    const images = files.map((file, index) => ({ file, alt: `Picture ${index + 1}` }));
    const document = {
      kind: 'SDS',
      title: 'Sheet',
      language: 'en',
      file: await store(pdf('s.pdf')),
    };
    const name = uniqueWord();
    const { _id } = await calls().add({ name, images, documents: [document] });
    const { user } = await openForm(`/chemical-form?copy=${_id}`);
    const rows = screen
      .getAllByRole('textbox', { name: /in place of the picture/ })
      .map((input) => input.closest('li') ?? input);
    dragRow(rows[1], rows[0]);
    await user.click(save());
    await waitFor(async () => expect((await calls().list({ search: name })).total).toBe(2));
    const { data } = await calls().list({ search: name, sort: '-createdAt' });
    expect(data[0]).toMatchObject({ images: images.toReversed(), documents: [document] });
    expect((await calls().get(_id)).images).toEqual(images);
  });

  it('are refused before they are sent when their kind or size is wrong, each with the reason', async () => {
    const { user } = await openForm('/chemical-form');
    const input = screen.getByLabelText('Add images');
    const large = new File([''], 'large.png');
    Object.defineProperty(large, 'size', { value: 26.4 * 1024 * 1024 });
    fireEvent.change(input, { target: { files: [new File(['x'], 'tool.exe'), large] } });
    expect(
      await screen.findByText(/^tool\.exe: This is not a file of a kind we take\./),
    ).toBeVisible();
    expect(
      screen.getByText('large.png: This file has 26.4 MB; at most 10 MB can be sent.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss tool.exe' }));
    expect(screen.queryByText(/^tool\.exe/)).not.toBeInTheDocument();
  });

  it('get a new revision, which is mailed to those who had the former one', async () => {
    const file = await store(pdf('first.pdf'));
    const { _id: chemicalId } = await calls().add({ name: uniqueWord() });
    const sheets = resourceCalls(session().client, documents);
    const first = await sheets.add({
      chemicalId: chemicals.id.parse(chemicalId),
      kind: 'TDS',
      title: 'Technical sheet',
      language: 'de',
      revision: '1',
      file,
    });
    const { user } = await openForm(`/edit-chemical-form/${chemicalId}`);
    const list = await screen.findByRole('region', { name: 'documents' });
    expect(await within(list).findByText('Technical sheet')).toBeVisible();
    expect(within(list).getByText('German')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(within(list).getByRole('button', { name: /^Actions for Technical sheet/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'New revision' }));
    const dialog = await screen.findByRole('dialog', { name: 'New revision' });
    await user.click(within(dialog).getByRole('button', { name: 'Add revision' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Correct what is marked');
    await user.type(within(dialog).getByLabelText(/^Revision/), '2');
    await user.type(within(dialog).getByLabelText(/^Date of the revision/), '2026-05-04');
    const chooser = dialog.querySelector('input[type=file]');
    if (!(chooser instanceof HTMLInputElement)) throw new Error('There is no file input');
    await user.upload(chooser, pdf('second.pdf'));
    await within(dialog).findByRole('button', { name: 'Remove the file' });
    await user.click(within(dialog).getByRole('button', { name: 'Add revision' }));
    expect(await screen.findByText('Nobody to mail')).toBeVisible();
    const stored = await sheets.list({ seriesId: first.seriesId, sort: 'createdAt' });
    expect(
      stored.data.map(({ revision, supersededAt }) => [revision, supersededAt === null]),
    ).toEqual([
      ['1', false],
      ['2', true],
    ]);
  });
});
