import { screen, within } from '@testing-library/react';
import { builtInRoles } from 'contract/staff';
import { findViolations, type TestApi } from 'shared-ui/testing';
import { rolesHref } from '../app/hrefs';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

function open(at: string) {
  return startShell({ inject: api.inject, token: api.adminToken, at });
}

function section(name: string) {
  const heading = screen.getByRole('heading', { name, level: 2 });
  const found = heading.closest('section');
  if (found === null) throw new Error(`${name} heads no section`);
  return within(found);
}

const title = { name: 'What does this role see?', level: 1 } as const;

test('the menu and the form of a role lead to what it sees, and back', async () => {
  const { user, router } = await open('/roles');
  await user.click(await screen.findByRole('button', { name: 'Actions for Purchasing' }));
  await user.click(await screen.findByRole('menuitem', { name: 'What does this role see?' }));
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(await screen.findByText(/^Purchasing\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All roles' }));
  await user.click(await screen.findByRole('button', { name: 'Actions for Purchasing' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('link', { name: 'What does this role see?' }));
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    rolesHref(builtInRoles.purchasing._id),
  );
});

test('says by area what Purchasing sees, what it does not see and what it may change', async () => {
  const { container, user } = await open(rolesHref(builtInRoles.purchasing._id));
  expect(await screen.findByRole('heading', { name: 'Email', level: 2 })).toBeVisible();
  const email = section('Email');
  expect(email.getByText('Edit')).toBeVisible();
  expect(email.getByText('Emails to customers: needs to view customers')).toBeVisible();
  expect(email.queryByText(/^Emails to suppliers/)).toBeNull();
  const inquiries = section('Inquiries');
  expect(
    inquiries.getByText('Email and Phone of inquiries: needs to view customers'),
  ).toBeVisible();
  expect(section('Customers').getByText('Customers: needs to view customers')).toBeVisible();
  expect(
    section('Suppliers').getByText('Export: asked suppliers, supplier contacts, and suppliers'),
  ).toBeVisible();
  expect(section('Website').getByText(/^Posts, as visitors of the site see them/)).toBeVisible();
  expect(section('Notifications').getByText(/Follow up due/)).toBeVisible();
  expect(section('Notifications').queryByText(/Product inquiry/)).toBeNull();
  await user.click(email.getByText(/other actions$/));
  expect(email.getByText('Takes a message for up to 10 000 recipients')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('a role that is not there is said to be so', async () => {
  await open(rolesHref('01990000-0000-7000-8000-00000000ffff'));
  expect(await screen.findByText('This role could not be read')).toBeVisible();
});
