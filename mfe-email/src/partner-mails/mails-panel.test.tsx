import { screen, within } from '@testing-library/react';
import { emailEndpoints, mailServers } from 'contract/email';
import { customers } from 'contract/partner';
import { setRecordPlaces } from 'shared-ui';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { Component as CustomerMails } from './customer-mails.widget';

const session = suiteSession();
const callsOf = <R extends Parameters<typeof resourceCalls>[1]>(resource: R) =>
  resourceCalls(session().client, resource);
beforeAll(() => setRecordPlaces(new Map([['email', { list: '/email-form', add: '/email-form' }]])));
afterAll(() => setRecordPlaces(new Map()));

test('the mails to a partner are read in their place, with the way to write another', async () => {
  const word = uniqueWord();
  const email = `${word}@example.com`.toLowerCase();
  const { _id } = await callsOf(customers).add({ companyName: word, emails: [email] });
  const server = { name: word, host: 'mail.example.com', port: 587, isDefault: true };
  await callsOf(mailServers).add({ ...server, fromAddress: 'office@example.com' });
  for (let place = 1; place <= 11; place += 1) {
    const body = { customerIds: [_id], subject: `Offer ${place}`, html: '<p>Our prices</p>' };
    await session().client.call(emailEndpoints.send, { body });
  }
  const { user } = renderScreens({
    routes: [{ path: '/', element: <CustomerMails id={_id} /> }],
    client: session().client,
    at: '/',
  });
  const list = await screen.findByRole('list', { name: 'Emails to this customer' });
  const [latest, ...others] = within(list).getAllByRole('listitem');
  expect(others).toHaveLength(9);
  expect(latest).toHaveTextContent(`Offer 11`);
  expect(latest).toHaveTextContent(email);
  expect(latest).toHaveTextContent('Waiting');
  expect(screen.getByText('11 emails, page 1 of 2')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.click(within(list).getByRole('button', { name: 'Read “Offer 11”' }));
  const frame = await screen.findByTitle(`Message to ${email}`);
  expect(frame.getAttribute('srcdoc')).toContain('Our prices');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await within(list).findByText('Offer 1')).toBeVisible();
  const write = screen.getByRole('link', { name: 'Write' });
  expect(write).toHaveAttribute('href', `/email-form?customer=${_id}`);
});
