import { screen, waitFor, within } from '@testing-library/react';
import { emailEndpoints, mailServers } from 'contract/email';
import { addCatalogues, providePageTexts, showLanguage } from 'shared-ui/i18n';
import { resourceCalls } from 'shared-ui/resource';
import { findRow, findViolations, renderScreens, suiteSession } from 'shared-ui/testing';
import { routes } from './routes';

describe('the screens in German', () => {
  const session = suiteSession();
  const client = () => session().client;
  const open = (at: string) => renderScreens({ routes, client: client(), at });

  beforeAll(async () => {
    providePageTexts();
    await addCatalogues({ de: () => import('./messages/de.po') });
    await showLanguage('de');
    await resourceCalls(client(), mailServers).add({
      name: 'Main',
      host: '127.0.0.1',
      port: 9,
      security: 'none',
      fromAddress: 'sales@example.com',
      isDefault: true,
    });
  });
  afterAll(() => showLanguage('en'));

  it('a message is written, refused and asked about', async () => {
    const { user } = open('/email-form');
    expect(await screen.findByRole('heading', { name: 'E-Mail senden' })).toBeVisible();
    const form = within(await screen.findByRole('form', { name: 'Neue Nachricht' }));
    await user.click(form.getByRole('button', { name: 'Senden …' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nicht gesendet.');
    expect(alert).toHaveTextContent('Adressen: Wählen Sie, wer die Nachricht bekommt');
    expect(alert).toHaveTextContent('Betreff: Schreiben Sie einen Betreff');

    await user.click(form.getByRole('textbox', { name: 'Adressen' }));
    await user.paste('ann@x.example, ben@x.example');
    expect(await screen.findByText('2 Empfänger', { selector: 'output' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(form.getByRole('textbox', { name: 'Betreff' }));
    await user.paste('Unser Angebot');
    await user.click(form.getByRole('radio', { name: 'Quelltext' }));
    await user.click(await form.findByRole('textbox', { name: 'Nachricht' }));
    await user.paste('<p>Guten Tag</p>');
    await user.click(form.getByRole('button', { name: 'Senden …' }));
    const question = await screen.findByRole('alertdialog', { name: 'An 2 Empfänger senden?' });
    expect(question).toHaveTextContent(
      'Jeder bekommt über „Main“ eine eigene Nachricht, und zwar jetzt.',
    );
    expect(within(question).getByRole('button', { name: '2 Nachrichten senden' })).toBeVisible();
  });

  it('columns, states and counts of tables are German, too', async () => {
    await client().call(emailEndpoints.send, {
      body: { to: ['ann@x.example'], subject: 'Unser Angebot', html: '<p>Guten Tag</p>' },
    });
    const { user, unmount } = open('/email-form');
    await user.click(await screen.findByRole('tab', { name: 'Versendungen' }));
    await waitFor(async () =>
      expect(await findRow('Unser Angebot')).toHaveTextContent('1 wartend'),
    );
    for (const name of ['Betreff', 'Empfänger', 'Zustand', 'Geht hinaus am'])
      expect(screen.getByRole('columnheader', { name })).toBeVisible();
    unmount();

    open('/smtp-table');
    expect(await findRow('Main')).toHaveTextContent('nicht verschlüsselt');
    for (const name of ['Von', 'Pro Minute'])
      expect(screen.getByRole('columnheader', { name })).toBeVisible();
  });
});
