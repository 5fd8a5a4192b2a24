import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { events, mediaEndpoints } from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { resourceCalls } from '../../resource/resource-calls';
import { findViolations } from '../../testing/find-violations';
import { renderScreens } from '../../testing/render-screens';
import { uniqueWord } from '../../testing/resource-suite';
import { retype } from '../../testing/screen-steps';
import { suiteSession } from '../../testing/suite-session';
import { type InputsProps, RecordForm } from '../record-form';
import { DateField } from './date-field';
import { PictureField } from './picture-field';
import { RichTextField } from './rich-text-field';
import { TextField } from './text-field';

const red = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const png = (name: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(red)) =>
  new File([bytes], name, { type: 'image/png' });

function EventInputs({ form }: InputsProps<typeof events>) {
  return (
    <>
      <TextField form={form} name="title" label="Title" />
      <DateField form={form} name="startsAt" label="Starts" />
      <PictureField form={form} name="image" label="Picture" altName="imageAlt" />
      <RichTextField form={form} name="description" label="Description" />
    </>
  );
}

describe('pictures of a form', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, events);

  async function openEvent(values: object = {}) {
    const body = { title: uniqueWord(), startsAt: '2030-05-01T09:00:00Z', ...values };
    const { _id } = await calls().add(body);
    const element = (
      <RecordForm
        resource={events}
        target={{ kind: 'edit', id: _id }}
        Inputs={EventInputs}
        onCancel={() => undefined}
      />
    );
    const view = renderScreens({
      routes: [{ path: '', element }],
      client: session().client,
      at: '/',
    });
    await screen.findByRole('textbox', { name: 'Description' });
    return {
      ...view,
      saved: () => calls().get(_id),
      save: () => view.user.click(screen.getByRole('button', { name: 'Save' })),
    };
  }
  async function stored(name: string, alt: string | null = null) {
    const { client } = session();
    const { data } = await client.call(fileEndpoints.add, { body: { file: png(name) } });
    await client.call(mediaEndpoints.update, { id: data._id, body: { alt } });
    return data.name;
  }
  async function focusOf(name: string | null) {
    const query = { name: name ?? '' };
    const { data } = await session().client.call(mediaEndpoints.list, { query });
    return data[0]?.focus;
  }

  it('are uploaded, refused in the server’s words, described, and keep the point that stays in sight', async () => {
    const word = uniqueWord();
    const { user, save, saved } = await openEvent();
    const chooser = () => screen.getByLabelText('Picture', { selector: 'input' });
    await user.upload(chooser(), png('broken.png', new Uint8Array([1, 2, 3])));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^broken\.png: .+/);
    await user.upload(chooser(), png(`${word}.png`));
    const focal = await screen.findByRole('button', { name: 'Focal point' });
    await waitFor(() => expect(focal).toBeEnabled());
    expect(screen.getByText(`${word}.png`)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await retype(user, { label: 'Alt text', text: 'A red square' });

    await user.click(focal);
    const dialog = await screen.findByRole('dialog', { name: 'Focal point' });
    const point = within(dialog).getByRole('slider', { name: 'Point that stays in sight' });
    expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
    point.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    expect(point).toHaveAttribute('aria-valuetext', '48% from the left, 60% from the top');
    expect(await findViolations()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Save focal point' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());

    await save();
    await waitFor(async () => expect((await saved()).imageAlt).toBe('A red square'));
    const { image, imageFacts } = await saved();
    expect(await focusOf(image)).toEqual({ x: 0.48, y: 0.6 });
    expect(imageFacts).toEqual({ width: 1, height: 1, focus: { x: 0.48, y: 0.6 } });
  });

  it('are waited for: a form is not saved while one is on its way', async () => {
    const { user, save, saved } = await openEvent();
    const title = uniqueWord();
    await retype(user, { label: 'Title', text: title });
    const call = jest.spyOn(session().client, 'call');
    call.mockReturnValueOnce(new Promise(() => undefined));
    await user.upload(screen.getByLabelText('Picture', { selector: 'input' }), png('slow.png'));
    await save();
    expect(await screen.findByText(/^A file is still being sent/)).toBeVisible();
    expect((await saved()).title).not.toBe(title);
    call.mockRestore();
  });

  it('are chosen from the library by search and keys, with the words they already have', async () => {
    const word = uniqueWord();
    await stored(`${word} harbour.png`);
    const crane = await stored(`${word} crane.png`, 'A crane at work');
    const { user, save, saved } = await openEvent();
    await user.click(screen.getByRole('button', { name: 'Choose from library' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
    await user.type(within(dialog).getByRole('searchbox'), word);
    const pictures = () => within(dialog).getByRole('list', { name: 'Pictures' });
    await waitFor(() => expect(within(pictures()).getAllByRole('button')).toHaveLength(2));
    const list = pictures();
    expect(await findViolations()).toEqual([]);
    within(list).getByRole('button', { name: /crane/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(within(list).getByRole('button', { name: /harbour/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Alt text' })).toHaveValue('A crane at work');
    await save();
    await waitFor(async () => expect((await saved()).image).toBe(crane));
  });

  it('stand in written content with their words and size, by upload, paste and library, and never from other sites', async () => {
    const word = uniqueWord();
    const own = await stored(`${word} own.png`);
    const { user, save, saved } = await openEvent();
    const text = screen.getByRole('textbox', { name: 'Description' });
    const pasted = (data: { files?: File[]; html?: string }) =>
      fireEvent.paste(text, {
        clipboardData: {
          files: data.files ?? [],
          types: [],
          getData: (type: string) => (type === 'text/html' ? (data.html ?? '') : ''),
        },
      });

    pasted({ files: [png(`${word}.png`)] });
    const dialog = await screen.findByRole('dialog', { name: 'Insert a picture' });
    const insert = within(dialog).getByRole('button', { name: 'Insert' });
    await waitFor(() => expect(insert).toBeEnabled());
    await user.click(insert);
    const alt = within(dialog).getByRole('textbox', { name: 'Alt text' });
    expect(alt).toBeInvalid();
    expect(await findViolations()).toEqual([]);
    await user.type(alt, 'A drum of acetone');
    await user.click(insert);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await within(text).findByRole('img', { name: 'A drum of acetone' })).toBeVisible();

    pasted({
      html: `<p>Before</p><img src="https://example.com/a.png" alt="Theirs"><img src="${location.origin}/api/file/download/${own}?w=640" alt="Ours"><p>After</p>`,
    });
    expect(await within(text).findByRole('img', { name: 'Ours' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Theirs' })).not.toBeInTheDocument();
    expect(screen.getByText('A picture was left out')).toBeVisible();

    await save();
    await waitFor(async () => expect((await saved()).description).toContain('After'));
    const { description } = await saved();
    expect(description).toMatch(
      /<img src="\/api\/file\/download\/[\w-]+\.png\?w=1280" alt="A drum of acetone" width="1" height="1" \/>/,
    );
    expect(description).toContain(`<img src="/api/file/download/${own}?w=640" alt="Ours" />`);
  });
});
