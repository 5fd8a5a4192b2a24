import { act, screen, waitFor, within } from '@testing-library/react';
import { emails, mailServers, templates } from 'contract/email';
import { customers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

const repeatedRows = `<table>
<tr><th>Name</th></tr>
{{#inquiry.items}}
<tr><td>{{name}}</td></tr>
{{/inquiry.items}}
</table>`;

describe('the editor of templates', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, templates);
  const mode = (name: string) => screen.getByRole('radio', { name });
  const message = () => screen.findByRole('textbox', { name: 'Message' });
  const subject = () => screen.getByRole('textbox', { name: 'Subject' });
  const variables = () => screen.getByRole('searchbox', { name: 'Search the variables' });

  async function openNew() {
    const view = renderScreens({ routes, client: session().client, at: '/add-template' });
    await screen.findByRole('textbox', { name: 'Name' });
    return view;
  }
  async function openStored(html: string) {
    const record = await calls().add({ name: uniqueWord(), subject: 'Our offer', html });
    const at = `/edit-template/${record._id}`;
    const view = renderScreens({ routes, client: session().client, at });
    await message();
    return { ...view, record };
  }
  type User = Awaited<ReturnType<typeof openNew>>['user'];

  async function enter(user: User, field: HTMLElement, text: string) {
    await user.click(field);
    await user.paste(text);
  }
  async function writeSource(user: User, html: string) {
    await user.click(mode('Source'));
    const source = await message();
    await user.clear(source);
    await user.click(source);
    await user.paste(html);
    return source;
  }

  it('stays in the source where the rich one would lose something, until that is agreed to', async () => {
    const { user, record } = await openStored(repeatedRows);
    expect(mode('Source')).toBeChecked();
    expect(await message()).toHaveValue(record.html);
    expect(screen.getByText(/^sections that begin or end between the rows/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stay in the source' }));
    expect(screen.queryByText(/^sections that begin/)).not.toBeInTheDocument();
    await user.click(mode('Rich'));
    await user.click(await screen.findByRole('button', { name: /^Give that up/ }));
    await waitFor(() => expect(mode('Rich')).toBeChecked());
    await user.click(mode('Source'));
    expect(await message()).not.toHaveValue(record.html);
    expect(await message()).toHaveProperty('value', expect.stringContaining('{{/inquiry.items}}'));
  });

  it('goes from one mode to the other and keeps what was written', async () => {
    const { user } = await openNew();
    expect(mode('Rich')).toBeChecked();
    await writeSource(user, '<p>Dear {{recipient.name}}</p>');
    await user.click(mode('Rich'));
    await waitFor(() => expect(mode('Rich')).toBeChecked());
    expect(await message()).toHaveTextContent('Dear {{recipient.name}}');
    await user.click(mode('Source'));
    expect(await message()).toHaveValue('<p>Dear {{recipient.name}}</p>');
  });

  it('puts variables in at the caret of the field that had the focus last, by keys alone too', async () => {
    const { user } = await openNew();
    await enter(user, subject(), 'Offer for ');
    await enter(user, variables(), 'customer company');
    expect(screen.getByText('go into the subject')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(subject()).toHaveValue('Offer for {{customer.companyName}}');
    expect(subject()).toHaveFocus();

    const source = await writeSource(user, '<p></p>');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await user.clear(variables());
    await enter(user, variables(), 'chemical');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(source).toHaveValue('<p>{{chemical.casNumber}}</p>');

    await user.click(screen.getByRole('checkbox', { name: 'Custom plain-text version' }));
    await enter(user, screen.getByRole('textbox', { name: 'Plain text' }), 'By ');
    await user.click(screen.getByRole('button', { name: /\{\{chemical\.name\}\}/ }));
    expect(screen.getByRole('textbox', { name: 'Plain text' })).toHaveValue('By {{chemical.name}}');

    await user.clear(variables());
    await user.click(mode('Rich'));
    const rich = await message();
    act(() => rich.focus());
    await user.click(screen.getByRole('button', { name: /\{\{sender\.name\}\}/ }));
    await waitFor(async () => expect(await message()).toHaveTextContent('{{sender.name}}'));
  });

  it('shows what becomes of it with a record that was chosen, in a frame where nothing runs', async () => {
    const word = uniqueWord();
    await resourceCalls(session().client, customers).add({ companyName: word });
    const { user } = await openStored('<p>Dear {{customer.companyName}}</p>');
    const frame = await screen.findByTitle('The message on a desktop');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('Dear Example Coatings'));
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining("default-src 'none'"));
    await user.click(screen.getByText(/^Filled in with samples/));
    await enter(user, screen.getByRole('combobox', { name: 'Customer' }), word);
    await user.click(await screen.findByRole('option', { name: word }));
    await user.click(screen.getByRole('tab', { name: 'Text' }));
    const text = screen.getByRole('region', { name: 'The message as plain text' });
    await waitFor(() => expect(text).toHaveTextContent(`Dear ${word}`));
    expect(await findViolations()).toEqual([]);
  });

  it('says at the field what is wrong and where, leads there, and keeps the preview as it was', async () => {
    const { user } = await openStored('<p>Dear {{recipient.name}}</p>');
    await screen.findByTitle('The message on a desktop');
    const source = await writeSource(user, '<p>Hello</p>\n<p>Dear {{recipient.nam}}</p>');
    await waitFor(() => expect(source).toBeInvalid());
    expect(source).toHaveAccessibleDescription(/Line 2, column 9: .*\{\{recipient\.name\}\}\?/);
    expect(screen.getByTitle('The message on a desktop')).toHaveAttribute(
      'srcdoc',
      expect.stringContaining('Dear Ana Example'),
    );
    await user.click(screen.getByRole('button', { name: 'Go to line 2, column 9' }));
    await waitFor(() => expect(source).toHaveFocus());
    expect(source).toHaveProperty('selectionStart', '<p>Hello</p>\n<p>Dear '.length);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Message: Line 2, column 9/);
  });

  it('asks before a plain text written by hand is thrown away', async () => {
    const { user } = await openNew();
    const byHand = screen.getByRole('checkbox', { name: 'Custom plain-text version' });
    await user.click(byHand);
    await enter(user, screen.getByRole('textbox', { name: 'Plain text' }), 'Dear all');
    await user.click(byHand);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
    );
    expect(screen.getByRole('textbox', { name: 'Plain text' })).toHaveValue('Dear all');
    await user.click(byHand);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Plain text' })).not.toBeInTheDocument(),
    );
  });

  it('sends a test of what is not saved yet, filled in as the preview is', async () => {
    const { client } = session();
    const { user, router } = await openNew();
    const word = uniqueWord();
    await enter(user, subject(), word);
    await writeSource(user, '<p>Dear {{recipient.name}}</p>');
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('tess@example.com'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/server/i);
    await resourceCalls(client, mailServers).add({
      name: word,
      host: 'mail.example.com',
      port: 587,
      fromAddress: 'sales@example.com',
      isDefault: true,
    });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('To tess@example.com')).toBeVisible();
    const { data } = await resourceCalls(client, emails).list({ search: word });
    expect(data).toMatchObject([{ to: 'tess@example.com', subject: word }]);
    await user.click(screen.getByRole('button', { name: 'Show in the outbox' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/email-form'));
    expect(router.state.location.search).toBe(`?batch=${data[0]?.batchId}`);
  });
});
