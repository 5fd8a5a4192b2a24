import { screen, within } from '@testing-library/react';
import { inquiries, type Inquiry, offerEndpoints, offers } from 'contract/inquiry';
import { units } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { Component as MoneyPanel } from './money-panel.widget';

const session = suiteSession();
const open = (at = '/') =>
  renderScreens({ routes: [{ path: '/', element: <MoneyPanel /> }], client: session().client, at });

async function addQuoted(unitPrice: string, country: string): Promise<Inquiry> {
  const { client } = session();
  const inquiry = await resourceCalls(client, inquiries).add({
    contactName: uniqueWord(),
    country,
  });
  const unit = await resourceCalls(client, units).add({
    name: uniqueWord(),
    symbol: uniqueWord(),
    dimension: 'mass',
    factor: 1,
  });
  const { data } = await client.call(offerEndpoints.make, { id: inquiry._id });
  const line = { key: crypto.randomUUID(), freeText: 'Acetone', quantity: '1', unitId: unit._id };
  await resourceCalls(client, offers).update(data._id, { lines: [{ ...line, unitPrice }] });
  return inquiry;
}

test('without offers it says so, and then what is open, with the ways to the lists', async () => {
  const first = open();
  expect(await screen.findByText(/^No inquiry is open/)).toBeVisible();
  first.unmount();
  await addQuoted('1250.50', 'DE');
  const { user, router } = open();
  const figure = await screen.findByRole('link', { name: /^Open\s*1,250\sEUR/ });
  expect(figure).toHaveAttribute('href', '/inquiry-list?statusKind=open');
  expect(screen.getByText('125 EUR')).toBeVisible();
  const germany = await screen.findByRole('link', { name: 'Germany' });
  expect(germany).toHaveAttribute('href', '/inquiry-list?country=DE&statusKind=open');
  expect(screen.getByText('Nothing was lost in this period.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: 'Won and lost in' }));
  await user.click(await screen.findByRole('option', { name: 'This year' }));
  expect(router.state.location.search).toBe('?money=thisYear');
  expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute(
    'href',
    '/inquiry-report?period=thisYear',
  );
});

test('money that cannot be counted is asked for again', async () => {
  const release = session().refuse(({ url }) => url.includes('money/get'), {
    code: 'unavailable',
    detail: 'The database is away.',
  });
  const { user } = open();
  const alert = await screen.findByText('The money could not be counted');
  expect(alert).toBeVisible();
  release();
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  const section = (await screen.findByRole('heading', { name: 'Money' })).closest('section');
  if (section === null) throw new Error('A heading stands in its section');
  expect(await within(section).findByText(/^Weighted/)).toBeVisible();
});
