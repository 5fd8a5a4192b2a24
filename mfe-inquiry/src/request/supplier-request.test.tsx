import { screen, within } from '@testing-library/react';
import { chemicals, units } from 'contract/catalog';
import { mailServers } from 'contract/email';
import { inquiries, offers, supplierRequestEndpoints, supplierRequests } from 'contract/inquiry';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { editInquiryHref, routes, supplierRequestListHref } from '../routes';

const session = suiteSession();
const callsOf = <R extends Parameters<typeof resourceCalls>[1]>(resource: R) =>
  resourceCalls(session().client, resource);
const open = (at: string) => renderScreens({ routes, client: session().client, at });

/** An inquiry for a chemical that one supplier with an address trades in, and one without. */
async function askedFor() {
  const word = uniqueWord();
  const server = { name: word, host: 'mail.example.com', port: 587, isDefault: true };
  await callsOf(mailServers).add({ ...server, fromAddress: 'office@example.com' });
  const symbol = word.slice(0, 12);
  const unit = await callsOf(units).add({ name: word, symbol, dimension: 'mass', factor: 1 });
  const chemical = await callsOf(chemicals).add({ name: `Dye ${word}` });
  const email = `${word}@example.com`.toLowerCase();
  const named = await callsOf(suppliers).add({ companyName: `Maker ${word}`, emails: [email] });
  const silent = await callsOf(suppliers).add({ companyName: `Silent ${word}` });
  for (const { _id: id } of [named, silent]) {
    await session().client.call(supplierEndpoints.link, {
      id,
      body: { chemical_ids: [chemical._id] },
    });
  }
  const items = [{ chemicalId: chemical._id, quantity: 25, unitId: unit._id }];
  const inquiry = await callsOf(inquiries).add({ contactName: word, items });
  return { word, inquiryId: inquiry._id };
}

test('suppliers are asked from the inquiry: proposed, chosen and sent to', async () => {
  const { word, inquiryId } = await askedFor();
  const { user } = open(editInquiryHref(inquiryId));
  await user.click(await screen.findByRole('button', { name: 'Ask suppliers' }));
  expect(await screen.findByRole('heading', { name: /^Request RFQ-\d{4}-\d+$/ })).toBeVisible();
  const proposed = within(
    await screen.findByRole('list', { name: 'Suppliers of these chemicals' }),
  );
  expect(proposed.getByRole('checkbox', { name: new RegExp(`Silent ${word}`) })).toBeDisabled();
  expect(proposed.getByText(/^No email address/)).toBeVisible();
  await user.click(proposed.getByRole('checkbox', { name: new RegExp(`Maker ${word}`) }));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(/saved/i)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send to suppliers' }));
  const asked = within(await screen.findByRole('list', { name: 'Suppliers that were asked' }));
  expect(asked.getByText(`Maker ${word}`)).toBeVisible();
  expect(asked.getByText('Sent')).toBeVisible();
  expect(
    await screen.findByRole('columnheader', { name: new RegExp(`Maker ${word}`) }),
  ).toBeVisible();
  expect(screen.getByText('No answer yet')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Withdraw' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }),
  );
  expect((await screen.findAllByText('Withdrawn'))[0]).toBeVisible();
});

test('the list shows requests with their answers, and narrows to those that are due', async () => {
  const { inquiryId } = await askedFor();
  const { data } = await session().client.call(supplierRequestEndpoints.make, { id: inquiryId });
  const { number } = await callsOf(supplierRequests).get(data._id);
  open(`${supplierRequestListHref()}?search=${number}`);
  expect(await screen.findByRole('link', { name: new RegExp(number) })).toBeVisible();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(await callsOf(offers).list({ inquiryId })).toMatchObject({ total: 0 });
});
