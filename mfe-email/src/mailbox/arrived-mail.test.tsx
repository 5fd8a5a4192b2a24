import { screen, waitFor, within } from '@testing-library/react';
import { emailEndpoints, mailServers } from 'contract/email';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

const port = 42_000 + Math.floor(Math.random() * 18_000);

describe('what arrived at the development mail server', () => {
  const session = suiteSession({ mail: 'running', env: { MAILBOX_PORT: String(port) } });
  const client = () => session().client;
  const open = () => renderScreens({ routes, client: client(), at: '/arrived-mail' });

  async function send(subject: string) {
    const { _id } = await resourceCalls(client(), mailServers).add({
      name: uniqueWord(),
      host: '127.0.0.1',
      port,
      security: 'none',
      fromAddress: 'sales@example.com',
    });
    const html = '<p>Dear <b>Ann</b></p>';
    const body = { smtpId: _id, to: ['ann@x.example'], subject, html };
    await client().call(emailEndpoints.send, { body });
  }

  it('comes up by itself, is read in a closed frame, as text and with its headers, and is emptied', async () => {
    const subject = uniqueWord();
    const { user } = open();
    expect(await screen.findByText('Nothing has arrived yet')).toBeVisible();
    expect(screen.getByText(new RegExp(`127\\.0\\.0\\.1:${port}`))).toBeVisible();
    await send(subject);
    const link = await screen.findByRole('link', { name: new RegExp(subject) }, { timeout: 9_000 });
    expect(link).toHaveTextContent('ann@x.example');
    await user.click(link);
    const message = await screen.findByRole('heading', { name: subject });
    expect(message).toBeVisible();
    const frame = screen.getByTitle(`Message: ${subject}`);
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame.getAttribute('srcdoc')).toMatch(/Content-Security-Policy.*default-src 'none'/s);
    expect(frame.getAttribute('srcdoc')).toContain('<b>Ann</b>');
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Text' }));
    expect(screen.getByLabelText('The message as plain text')).toHaveTextContent('Dear Ann');
    await user.click(screen.getByRole('tab', { name: 'Headers' }));
    expect(screen.getByLabelText('The headers of the message')).toHaveTextContent(/Message-ID: </i);
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Empty' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Empty it' }));
    expect(await screen.findByText('Nothing has arrived yet')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(subject)).not.toBeInTheDocument());
  });

  it('says that there is none where there is none', async () => {
    session().refuse(({ url }) => url.includes('mailbox/get'), {
      code: 'not-found',
      detail: 'There is no development mail server.',
    });
    open();
    expect(await screen.findByText('There is no development mail server here')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });
});
