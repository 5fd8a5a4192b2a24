import { screen, within } from '@testing-library/react';
import { units } from 'contract/catalog';
import { mailServers } from 'contract/email';
import { exchangeRates, inquiries, offers } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('an offer', () => {
  const session = suiteSession();
  const callsOf = <R extends Parameters<typeof resourceCalls>[1]>(resource: R) =>
    resourceCalls(session().client, resource);

  it('is made from the inquiry, priced, sent, and then followed by the next version', async () => {
    const word = uniqueWord();
    const server = { name: word, host: 'mail.example.com', port: 587, isDefault: true };
    await callsOf(mailServers).add({ ...server, fromAddress: 'office@example.com' });
    const unit = await callsOf(units).add({
      name: word,
      symbol: word.slice(0, 12),
      dimension: 'mass',
      factor: 1,
    });
    const item = { freeText: 'Rare dye', quantity: 25, unitId: unit._id, packaging: 'Drum' };
    const { _id } = await callsOf(inquiries).add({
      contactName: word,
      email: `${word}@example.com`.toLowerCase(),
      items: [item],
    });
    const at = `/edit-inquiry/${_id}`;
    const { user } = renderScreens({ routes, client: session().client, at });
    // The head of the page and the card of offers have one each.
    const [make] = await screen.findAllByRole('button', { name: 'Make an offer' });
    await user.click(make ?? document.body);
    expect(
      await screen.findByRole('heading', { name: /^Offer OFF-\d{4}-\d+, version 1$/ }),
    ).toBeVisible();
    const grid = within(await screen.findByRole('grid', { name: 'Lines' }));
    expect(await grid.findByRole('gridcell', { name: '25' })).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByText('Line 1: Enter a quantity and a unit price')).toBeVisible();
    await user.click(grid.getByRole('gridcell', { name: '25' }));
    // Unit, unit price, discount, days, supplier, cost.
    await user.keyboard('{Tab}{Tab}2,20{Tab}{Tab}{Tab}{Tab}1.10{Enter}');
    expect(grid.getByRole('gridcell', { name: '27.50 50.0 %' })).toBeVisible();
    const sums = within(screen.getByRole('region', { name: 'Sums as typed' }));
    expect(sums.getByText(/^55\.00\sEUR$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText(/saved/i)).toBeVisible();
    expect(await findViolations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    await user.click(await screen.findByRole('button', { name: 'Next version' }));
    expect(await screen.findByRole('heading', { name: /version 2$/ })).toBeVisible();
    const { data } = await callsOf(offers).list({ inquiryId: _id, sort: '-revision' });
    expect(data).toMatchObject([
      { revision: 2, state: 'draft', total: '55.00' },
      { revision: 1, state: 'sent', total: '55.00' },
    ]);
  });

  it('rates are entered with their day, and shown with who entered them', async () => {
    const { user } = renderScreens({
      routes,
      client: session().client,
      at: '/exchange-rate-table',
    });
    const rate = { fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.9234', ratedOn: '2026-11-20' };
    await callsOf(exchangeRates).add(rate);
    await user.click(await screen.findByRole('button', { name: 'New exchange rate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New exchange rate' }));
    await user.type(dialog.getByRole('textbox', { name: /^Is worth/ }), '1,2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a number such as 1250.50')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });
});
