import { screen, waitFor, within } from '@testing-library/react';
import { inquiries } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { setRecordPlaces } from 'shared-ui';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { Component as CustomerInquiries } from './customer-inquiries.widget';

const session = suiteSession();
beforeAll(() =>
  setRecordPlaces(new Map([['inquiry', { list: '/inquiry-list', path: '/edit-inquiry/:id' }]])),
);
afterAll(() => setRecordPlaces(new Map()));

const customer = () =>
  resourceCalls(session().client, customers).add({ companyName: uniqueWord() });
const open = (id: string) =>
  renderScreens({
    routes: [{ path: '/', element: <CustomerInquiries id={id} /> }],
    client: session().client,
    at: '/',
  });

test('a customer’s inquiries are listed with date, status and subject, a page after the other', async () => {
  const { _id: customerId } = await customer();
  const { add } = resourceCalls(session().client, inquiries);
  const numbers: string[] = [];
  for (let place = 1; place <= 12; place += 1) {
    const body = { contactName: uniqueWord(), customerId, subject: `Offer ${place} please` };
    numbers.push((await add(body)).number);
  }
  const { user } = open(customerId);
  const list = await screen.findByRole('list', { name: 'Inquiries of this customer' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  const [latest] = within(list).getAllByRole('listitem');
  const link = within(list).getByRole('link', { name: numbers.at(-1) ?? '' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/edit-inquiry\//));
  expect(latest).toHaveTextContent('Offer 12 please');
  await waitFor(() => expect(latest).toHaveTextContent('New'));
  expect(screen.getByText('12 inquiries, page 1 of 2')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await within(list).findByText(numbers[0] ?? '')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
});

test('a customer without inquiries says so', async () => {
  open((await customer())._id);
  expect(await screen.findByText('No inquiries of this customer yet')).toBeVisible();
});
