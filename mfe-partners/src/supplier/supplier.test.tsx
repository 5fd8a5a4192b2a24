import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import {
  chooseInRow,
  describeResource,
  findRow,
  findViolations,
  renderScreens,
  retype,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: suppliers,
  routes,
  list: '/supplier-table',
  titleLabel: 'Company name',
  thorough: true,
  body: (word) => ({ companyName: word }),
  fill: (user) => retype(user, { label: 'Payment terms', text: '30 days net' }),
});

describe('the screens of suppliers, beyond those of every resource', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, suppliers);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const save = () => screen.getByRole('button', { name: 'Save' });

  /** A supplier with chemicals. */
  async function addLinked(names: readonly string[]) {
    const { client } = session();
    const word = uniqueWord();
    const made = [];
    for (const name of names) made.push(await resourceCalls(client, chemicals).add({ name }));
    const supplier = await calls().add({ companyName: word });
    const ids = made.map(({ _id }) => _id);
    const body = { chemical_ids: ids };
    await client.call(supplierEndpoints.link, { id: supplier._id, body });
    return { word, supplier, chemicalIds: ids };
  }

  it('show in the table whom to ask, where, how, and how good they are', async () => {
    const { word, supplier } = await addLinked([uniqueWord(), uniqueWord()]);
    await calls().update(supplier._id, {
      version: supplier.version,
      contactPerson: 'Ada Vance',
      emails: ['ada@brightwater.example'],
      phones: ['+442079460123'],
      address: { city: 'Leeds', country: 'GB' },
      certifications: ['ISO 9001', 'REACH', 'GMP', 'Kosher'],
      rating: 4,
      leadTimeDays: 14,
    });
    open(`/supplier-table?search=${word}`);
    const row = within(await findRow(word));
    expect(row.getByText('Ada Vance')).toBeVisible();
    expect(row.getByText('United Kingdom')).toBeVisible();
    expect(row.getByText('Leeds')).toBeVisible();
    expect(row.getByRole('link', { name: `Write to ${word}` })).toHaveAttribute(
      'href',
      'mailto:ada@brightwater.example',
    );
    const count = row.getByRole('link', { name: `2 chemicals of ${word}` });
    expect(count).toHaveAttribute('href', `/chemical-mapping?partner=${supplier._id}`);
    expect(row.getByRole('button', { name: '3 more: REACH, GMP, Kosher' })).toBeVisible();
    expect(row.getByText('14 days')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('are filtered by country and by a chemical found by typing', async () => {
    const chemical = uniqueWord();
    const { word } = await addLinked([chemical]);
    await calls().add({ companyName: `${word} other`, address: { country: 'DE' } });
    const { user, router } = open(`/supplier-table?search=${word}`);
    await findRow(`${word} other`);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(await screen.findByRole('combobox', { name: 'Chemical' }), chemical);
    await user.click(await screen.findByRole('option', { name: chemical }));
    await waitFor(() => expect(screen.queryByText(`${word} other`)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.type(screen.getByRole('combobox', { name: 'Country' }), 'Germ');
    await user.click(await screen.findByRole('option', { name: /^Germany/ }));
    await waitFor(() => expect(router.state.location.search).toContain('country=DE'));
    expect(await findRow(`${word} other`)).toBeVisible();
  });

  it('are deactivated together, and imported from a file', async () => {
    const word = uniqueWord();
    for (const end of ['a', 'b']) await calls().add({ companyName: `${word}${end}` });
    const { user } = open(`/supplier-table?search=${word}`);
    await findRow(`${word}a`);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const toolbar = await screen.findByRole('toolbar', { name: 'Selected rows' });
    await user.click(within(toolbar).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('2 suppliers deactivated')).toBeVisible();
    expect((await calls().list({ search: word, active: 'false' })).total).toBe(2);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Import/ }));
    const file = new File([`Company name\r\n${word}c`], 'suppliers.csv');
    await user.upload(await screen.findByLabelText('File to import'), file);
    expect(
      await screen.findByRole('heading', { name: 'Is this how the file looks?' }),
    ).toBeVisible();
  });

  it('are saved with address, terms, rating and consent', async () => {
    const word = uniqueWord();
    const { user } = open('/supplier-form');
    await retype(user, { label: 'Company name', text: word });
    await retype(user, { label: 'Tax number', text: `GB ${word}` });
    await retype(user, { label: 'Website', text: 'www.brightwater.example' });
    await retype(user, { label: 'City', text: 'Leeds' });
    await user.type(screen.getByRole('combobox', { name: 'Country' }), 'Kingdom');
    await user.click(await screen.findByRole('option', { name: /^United Kingdom/ }));
    await user.click(screen.getByRole('combobox', { name: 'Incoterm' }));
    await user.click(await screen.findByRole('option', { name: 'FOB – Free On Board' }));
    await user.type(screen.getByRole('combobox', { name: 'Currency' }), 'swiss');
    await user.click(await screen.findByRole('option', { name: 'CHF – Swiss Franc' }));
    await user.click(screen.getByRole('combobox', { name: 'Rating' }));
    await user.click(await screen.findByRole('option', { name: /4 of 5$/ }));
    await user.click(screen.getByRole('switch', { name: /^Agreed to be written to/ }));
    await user.click(save());
    await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(1));
    const [saved] = (await calls().list({ search: word })).data;
    expect(saved).toMatchObject({
      website: 'https://www.brightwater.example',
      address: { line1: null, city: 'Leeds', country: 'GB' },
      incoterm: 'FOB',
      currency: 'CHF',
      rating: 4,
      marketingConsent: true,
      marketingConsentAt: expect.any(String),
    });
  });

  it('are duplicated without what is their own', async () => {
    const word = uniqueWord();
    const address = { city: 'Leeds' };
    await calls().add({ companyName: word, taxNumber: word, address, marketingConsent: true });
    const { user } = open(`/supplier-table?search=${word}`);
    await chooseInRow(user, { title: word, item: 'Duplicate' });
    expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
    expect(screen.getByRole('textbox', { name: 'Tax number' })).toHaveValue('');
    expect(screen.getByRole('switch', { name: /^Agreed to be written to/ })).not.toBeChecked();
  });

  it('name the part of the address that is wrong, and lead to it', async () => {
    const { user } = open('/supplier-form');
    await retype(user, { label: 'Company name', text: uniqueWord() });
    await user.click(screen.getByRole('textbox', { name: 'Postal code' }));
    await user.paste('1'.repeat(21));
    await user.click(save());
    await user.click(
      await screen.findByRole('button', { name: 'Postal code: At most 20 characters' }),
    );
    expect(screen.getByRole('textbox', { name: 'Postal code' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Postal code' })).toBeInvalid();
  });

  it('list their chemicals beside the form: one is searched, taken away and put back; the form still saves', async () => {
    const [first, second] = [uniqueWord(), uniqueWord()];
    const { supplier } = await addLinked([first, second]);
    const linked = async () => {
      const answer = await session().client.call(supplierEndpoints.chemicals, {
        id: supplier._id,
      });
      return answer.total;
    };
    const { user } = open(`/edit-supplier-form/${supplier._id}`);
    const list = await screen.findByRole('list', { name: 'Linked chemicals' });
    expect(screen.getByText('2 chemicals')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    const search = screen.getByRole('searchbox', { name: /^Search the chemicals of/ });
    await user.type(search, second);
    expect(await screen.findByText('1 chemical found')).toBeVisible();
    await user.click(within(list).getByRole('button', { name: `Take ${second} away` }));
    expect(await screen.findByText(`“${second}” taken away`)).toBeVisible();
    expect(await linked()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`“${second}” put back`)).toBeVisible();
    expect(await linked()).toBe(2);
    const city = uniqueWord();
    await retype(user, { label: 'City', text: city });
    await user.click(save());
    await waitFor(async () => expect((await calls().get(supplier._id)).address?.city).toBe(city));
  });

  it('say what is not there yet', async () => {
    const { _id } = await calls().add({ companyName: uniqueWord() });
    open(`/edit-supplier-form/${_id}`);
    const link = await screen.findByRole('link', { name: 'Map chemicals' });
    expect(link).toHaveAttribute('href', `/chemical-mapping?partner=${_id}`);
  });
});
