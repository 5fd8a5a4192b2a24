import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
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
    const input = screen.getByLabelText('Add documents');
    const large = new File([''], 'large.pdf');
    Object.defineProperty(large, 'size', { value: 26.4 * 1024 * 1024 });
    fireEvent.change(input, { target: { files: [new File(['x'], 'tool.exe'), large] } });
    expect(
      await screen.findByText(/^tool\.exe: This is not a file of a kind we take\./),
    ).toBeVisible();
    expect(
      screen.getByText('large.pdf: This file has 26.4 MB; at most 25 MB can be sent.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss tool.exe' }));
    expect(screen.queryByText(/^tool\.exe/)).not.toBeInTheDocument();
  });

  it('keep kind, title and language when one is replaced; the earlier one can be put back', async () => {
    const first = await store(pdf('first.pdf'));
    const sheet = { kind: 'TDS', title: 'Technical sheet', language: 'de' };
    const name = uniqueWord();
    const { _id } = await calls().add({ name, documents: [{ ...sheet, file: first }] });
    const at = `/edit-chemical-form/${_id}`;
    const before = await openForm(at);
    expect(screen.getByRole('link', { name: 'Download Technical sheet' })).toHaveAttribute(
      'href',
      `/api/file/download/${first}`,
    );
    const chooser = screen.getByLabelText('Replace file of Technical sheet', {
      selector: 'input',
    });
    await before.user.upload(chooser, pdf('second.pdf'));
    expect(await screen.findByText('New file: kept when you save')).toBeVisible();
    await before.user.click(save());
    await waitFor(async () => expect((await calls().get(_id)).documents[0]?.file).not.toBe(first));
    expect((await calls().get(_id)).documents).toMatchObject([sheet]);
    before.unmount();

    const { user } = await openForm(at);
    await user.click(screen.getByRole('button', { name: 'Earlier versions' }));
    const list = await screen.findByRole('list', { name: 'Earlier versions' });
    expect(list).toHaveTextContent('Technical data sheet, de · until');
    expect(within(list).getByRole('link')).toHaveAttribute('href', `/api/file/download/${first}`);
    expect(await findViolations()).toEqual([]);
    await user.click(within(list).getByRole('button', { name: 'Put back Technical sheet' }));
    expect(within(list).getByRole('button', { name: 'In use: Technical sheet' })).toBeDisabled();
    await user.click(save());
    await waitFor(async () =>
      expect((await calls().get(_id)).documents).toEqual([{ ...sheet, file: first }]),
    );
  });
});
