import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { fileEndpoints } from 'contract/file';
import { customerEndpoints, customers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import {
  describeResource,
  dragRow,
  findRow,
  findViolations,
  renderScreens,
  retype,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

/** A picture of one pixel. */
const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

const pdf = (name: string) => new File([`%PDF-1.7\n% ${name}\n%%EOF`], name);

describeResource({
  resource: customers,
  routes,
  list: '/customer-table',
  titleLabel: 'Company name',
  body: (word) => ({ companyName: word }),
  fill: (user) => retype(user, { label: 'Industry', text: 'Paints' }),
});

describe('the screens of customers, beyond those of every resource', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, customers);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const save = () => screen.getByRole('button', { name: 'Save' });

  // jsdom gives bytes no addresses.
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
  });

  async function store(file: File) {
    const { data } = await session().client.call(fileEndpoints.add, {
      body: { file },
      query: { audience: 'staff' },
    });
    return data.name;
  }

  it('show a consent with since when, and note the time of a change', async () => {
    const { _id } = await calls().add({ companyName: uniqueWord() });
    const first = open(`/edit-customer-form/${_id}`);
    const consent = await screen.findByRole('switch', { name: /^Agreed to be written to/ });
    expect(consent).toHaveAccessibleDescription('Never given.');
    await first.user.click(consent);
    expect(consent).toHaveAccessibleDescription('The time is noted when you save.');
    await first.user.click(save());
    await waitFor(async () => expect((await calls().get(_id)).marketingConsent).toBe(true));
    first.unmount();
    open(`/edit-customer-form/${_id}`);
    const given = await screen.findByRole('switch', { name: /^Agreed to be written to/ });
    expect(given).toBeChecked();
    expect(given).toHaveAccessibleDescription(/^Given on \d+ \w+ \d{4}, \d{2}:\d{2}\.$/);
  });

  it('take documents and a logo that staff alone may download, and keep the order of documents', async () => {
    const word = uniqueWord();
    const { user, unmount } = open('/customer-form');
    await retype(user, { label: 'Company name', text: word });
    const chooser = screen.getByLabelText('Add documents');
    await user.upload(chooser, [pdf('contract.pdf'), pdf('price-list.pdf')]);
    const titles = () => screen.queryAllByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(titles()).toHaveLength(2));
    dragRow(titles()[1], titles()[0]);
    await user.upload(
      screen.getByLabelText('Logo'),
      new File([pixel], 'logo.png', { type: 'image/png' }),
    );
    expect(await screen.findByRole('button', { name: 'Remove the file' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(save());
    await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(1));
    const [row] = (await calls().list({ search: word })).data;
    const saved = await calls().get(row?._id ?? '');
    expect(saved.documents.map(({ title }) => title)).toEqual(['price-list', 'contract']);
    const file = saved.documents[0]?.file ?? '';
    const { client } = session();
    await expect(
      client.call(fileEndpoints.download, { id: saved.logo ?? file }),
    ).rejects.toMatchObject({ code: 'not-found' });
    unmount();

    open(`/edit-customer-form/${saved._id}`);
    const download = await screen.findByRole('button', { name: 'Download price-list' });
    expect(download).toBeVisible();
    expect(screen.queryByText('New file: kept when you save')).not.toBeInTheDocument();
  });

  it('show logo or initials, industry and consent in the table, and are filtered by consent', async () => {
    const word = uniqueWord();
    const logo = await store(new File([pixel], 'logo.png', { type: 'image/png' }));
    await calls().add({
      companyName: `${word}a`,
      logo,
      industry: 'Paints',
      marketingConsent: true,
    });
    await calls().add({ companyName: `${word}b` });
    const { user } = open(`/customer-table?search=${word}`);
    const row = within(await findRow(`${word}a`));
    expect(row.getByText('Paints')).toBeVisible();
    await waitFor(() => expect(row.getByRole('presentation')).toHaveAttribute('src', 'blob:test'));
    expect(row.getByText('yes')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Consent' }));
    await user.click(await screen.findByRole('option', { name: 'Not given' }));
    await waitFor(() => expect(screen.queryByText(`${word}a`)).not.toBeInTheDocument());
  });

  it('list their chemicals, one of which is taken away and put back', async () => {
    const { client } = session();
    const name = uniqueWord();
    const { _id: chemicalId } = await resourceCalls(client, chemicals).add({ name });
    const { _id: id } = await calls().add({ companyName: uniqueWord() });
    await client.call(customerEndpoints.link, { id, body: { chemicalId } });
    const total = async () => (await client.call(customerEndpoints.chemicals, { id })).total;
    const { user } = open(`/edit-customer-form/${id}`);
    await user.click(await screen.findByRole('button', { name: `Take ${name} away` }));
    expect(await screen.findByText('No chemicals yet')).toBeVisible();
    expect(await total()).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: `Take ${name} away` })).toBeVisible();
    expect(await total()).toBe(1);
  });
});
