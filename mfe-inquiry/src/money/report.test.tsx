import { screen, waitFor } from '@testing-library/react';
import { inquiries, reportMailEndpoints, reports } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

const session = suiteSession();
const open = (at: string) => renderScreens({ routes, client: session().client, at });

test('a report is grouped and filtered in the address, saved, and mailed to who wants it', async () => {
  const { client } = session();
  await resourceCalls(client, inquiries).add({ contactName: uniqueWord(), country: 'FR' });
  const { user, router } = open('/inquiry-report?by=country&period=ever&chemicalId=x');
  expect(await screen.findByRole('link', { name: 'France' })).toHaveAttribute(
    'href',
    '/inquiry-list?country=FR',
  );
  await user.click(screen.getByRole('combobox', { name: 'Group by' }));
  await user.click(await screen.findByRole('option', { name: 'Status' }));
  expect(router.state.location.search).toBe('?by=status&period=thisMonth');
  expect(await screen.findByRole('link', { name: 'New' })).toBeVisible();
  expect(await findViolations()).toEqual([]);

  const name = uniqueWord();
  await user.click(screen.getByRole('button', { name: 'Reports' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Save as a new report/ }));
  await retype(user, { label: 'Name', text: name });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
  const { data } = await resourceCalls(client, reports).list({});
  expect(data[0]).toMatchObject({ name, query: 'by=status&period=thisMonth', isShared: false });
  expect(router.state.location.search).toContain(`report=${data[0]?._id}`);

  const toggle = await screen.findByRole('switch', { name: 'Email me each Monday' });
  await waitFor(() => expect(toggle).toBeEnabled());
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  const mails = async () => (await client.call(reportMailEndpoints.list)).data.reportIds;
  expect(await mails()).toEqual([data[0]?._id]);
  await waitFor(() => expect(toggle).toBeEnabled());
  await user.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(await mails()).toEqual([]);
});

test('the link of a mail shows the report as it is saved', async () => {
  const { client } = session();
  const name = uniqueWord();
  const { _id } = await resourceCalls(client, reports).add({ name, query: 'by=source' });
  open(`/inquiry-report?report=${_id}`);
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: 'Source' })).toBeVisible();
});
