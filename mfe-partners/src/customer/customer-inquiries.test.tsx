import { screen, waitFor, within } from '@testing-library/react';
import { inquiries } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the inquiries on a customer’s page', () => {
  const session = suiteSession();
  const customer = () =>
    resourceCalls(session().client, customers).add({ companyName: uniqueWord() });
  async function openTab(id: string) {
    const at = `/edit-customer-form/${id}`;
    const view = renderScreens({ routes, client: session().client, at });
    await view.user.click(await screen.findByRole('tab', { name: 'Inquiries' }));
    return view;
  }

  it('are listed with date, status and subject, a page after the other', async () => {
    const { _id: customerId } = await customer();
    const { add } = resourceCalls(session().client, inquiries);
    const numbers: string[] = [];
    for (let place = 1; place <= 12; place += 1) {
      const body = { contactName: uniqueWord(), customerId, subject: `Offer ${place} please` };
      numbers.push((await add(body)).number);
    }
    const { user } = await openTab(customerId);
    const list = await screen.findByRole('list', { name: 'Inquiries of this customer' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    const [latest] = within(list).getAllByRole('listitem');
    expect(latest).toHaveTextContent(numbers.at(-1) ?? '');
    expect(latest).toHaveTextContent('Offer 12 please');
    await waitFor(() => expect(latest).toHaveTextContent('New'));
    expect(screen.getByText('12 inquiries, page 1 of 2')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await within(list).findByText(numbers[0] ?? '')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
  });

  it('say when there are none', async () => {
    const { _id } = await customer();
    await openTab(_id);
    expect(await screen.findByText('No inquiries of this customer yet')).toBeVisible();
  });
});
