import { screen, within } from '@testing-library/react';
import { units } from 'contract/catalog';
import { mailServers } from 'contract/email';
import { inquiries, offerEndpoints, offers, orderEndpoints, orders } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { editOfferHref, editOrderHref, orderListHref, routes } from '../routes';
import { Component as CustomerOrders } from './customer-orders.widget';

const session = suiteSession();
const callsOf = <R extends Parameters<typeof resourceCalls>[1]>(resource: R) =>
  resourceCalls(session().client, resource);
const open = (at: string) => renderScreens({ routes, client: session().client, at });

/** An offer that was sent, of 25 kg. */
async function sentOffer() {
  const word = uniqueWord();
  const server = { name: word, host: 'mail.example.com', port: 587, isDefault: true };
  await callsOf(mailServers).add({ ...server, fromAddress: 'office@example.com' });
  const symbol = word.slice(0, 12);
  const unit = await callsOf(units).add({ name: word, symbol, dimension: 'mass', factor: 1 });
  const customer = await callsOf(customers).add({ companyName: `Buyer ${word}` });
  const item = { freeText: 'Rare dye', quantity: 25, unitId: unit._id };
  const email = `${word}@example.com`.toLowerCase();
  const inquiry = await callsOf(inquiries).add({
    contactName: word,
    email,
    customerId: customer._id,
    items: [item],
  });
  const { client } = session();
  const { data: made } = await client.call(offerEndpoints.make, { id: inquiry._id });
  const draft = await callsOf(offers).get(made._id);
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: '2.20' }));
  await callsOf(offers).update(made._id, { lines, version: draft.version });
  await client.call(offerEndpoints.send, { id: made._id, body: {} });
  return { offerId: made._id, inquiryId: inquiry._id, customer, symbol };
}

async function addOrder() {
  const sent = await sentOffer();
  const { data } = await session().client.call(orderEndpoints.make, { id: sent.offerId });
  return { ...sent, id: data._id };
}

test('an order of an inquiry that has another names it', async () => {
  const first = await addOrder();
  const { client } = session();
  const { data: next } = await client.call(offerEndpoints.make, { id: first.inquiryId });
  await client.call(offerEndpoints.send, { id: next._id, body: {} });
  const { data: second } = await client.call(orderEndpoints.make, { id: next._id });
  const { number } = await callsOf(orders).get(first.id);
  open(editOrderHref(second._id));
  expect(await screen.findByRole('link', { name: number })).toHaveAttribute(
    'href',
    editOrderHref(first.id),
  );
  expect(screen.getByText('The inquiry has another order')).toBeVisible();
});

test('an order is made on the page of its offer, confirmed, and delivered in two parts', async () => {
  const { offerId, symbol } = await sentOffer();
  const { user } = open(editOfferHref(offerId));
  await user.click(await screen.findByRole('button', { name: 'Make order' }));
  expect(await screen.findByRole('heading', { name: /^Order ORD-\d{4}-\d+$/ })).toBeVisible();
  expect(screen.getByText('Confirm the order before its first delivery.')).toBeVisible();
  await user.type(
    await screen.findByRole('textbox', { name: 'Customer’s order number' }),
    'PO-4711',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findViolations()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^Goes to .* with the PDF\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the confirmation' }));
  await user.click(await screen.findByRole('button', { name: 'Add a delivery' }));
  const amount = await screen.findByRole('textbox', { name: `Amount in ${symbol}` });
  expect(amount).toHaveValue('25');
  await user.clear(amount);
  await user.type(amount, '30');
  await user.click(screen.getByRole('button', { name: 'Save the delivery' }));
  expect(
    await screen.findByText(`Only 25 ${symbol} of this line are left to be delivered`),
  ).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '10.5');
  await user.type(screen.getByRole('textbox', { name: 'Batch number' }), 'B-17');
  await user.click(screen.getByRole('button', { name: 'Save the delivery' }));
  const delivery = await screen.findByRole('article', { name: /^Delivery of/ });
  expect(delivery).toHaveTextContent(`10.5 ${symbol} Rare dye batch B-17`);
  expect(screen.getByText('Part delivered')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add a delivery' }));
  expect(await screen.findByRole('textbox', { name: `Amount in ${symbol}` })).toHaveValue('14.5');
  await user.click(screen.getByRole('button', { name: 'Save the delivery' }));
  expect(await screen.findByText('Delivered', { selector: 'span' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByRole('button', { name: 'Hand over again' })).toBeVisible();
  const { data } = await callsOf(orders).list({ offerId });
  expect(data).toMatchObject([{ state: 'delivered', customerNumber: 'PO-4711' }]);
});

test('an order is cancelled with a reason, and then only read', async () => {
  const { id } = await addOrder();
  const { user } = open(editOrderHref(id));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(dialog.getByText('Enter why it is cancelled')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Plant stands still');
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText(/cancelled on .*: Plant stands still$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeVisible();
});

test('the list has orders with their states, and finds them by the customer’s number', async () => {
  const { id } = await addOrder();
  const customerNumber = uniqueWord();
  const { number } = await callsOf(orders).update(id, { customerNumber });
  open(orderListHref());
  expect(await screen.findByRole('link', { name: number })).toHaveAttribute(
    'href',
    editOrderHref(id),
  );
  expect(await findViolations()).toEqual([]);
  const { data } = await callsOf(orders).list({ search: customerNumber });
  expect(data).toMatchObject([{ _id: id }]);
});

test('a customer’s orders stand on their page', async () => {
  const { customer, id } = await addOrder();
  const { number } = await callsOf(orders).get(id);
  renderScreens({
    routes: [{ path: '/', element: <CustomerOrders id={customer._id} /> }],
    client: session().client,
    at: '/',
  });
  const list = await screen.findByRole('list', { name: 'Orders of this customer' });
  expect(within(list).getByRole('link', { name: number })).toHaveAttribute(
    'href',
    editOrderHref(id),
  );
});
