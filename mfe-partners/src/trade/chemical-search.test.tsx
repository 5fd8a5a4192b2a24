import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chemicals } from 'contract/catalog';
import { customerEndpoints, customers, supplierEndpoints, suppliers } from 'contract/partner';
import { setRecordPlaces } from 'shared-ui';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('who trades a chemical', () => {
  const session = suiteSession();
  const client = () => session().client;
  const addChemical = (values: object) => resourceCalls(client(), chemicals).add(values);
  const open = (search = '') =>
    renderScreens({ routes, client: client(), at: `/chemical-search${search}` });
  const box = () => screen.getByRole('combobox', { name: 'Chemical' });

  async function addSupplier(chemicalId: string, values: object = {}) {
    const body = { companyName: `Supply ${uniqueWord()}`, ...values };
    const partner = await resourceCalls(client(), suppliers).add(body);
    const link = { id: partner._id, body: { chemical_ids: [chemicalId] } };
    await client().call(supplierEndpoints.link, link);
    return partner;
  }
  async function addCustomer(chemicalId: string, values: object = {}) {
    const body = { companyName: `Buyer ${uniqueWord()}`, ...values };
    const partner = await resourceCalls(client(), customers).add(body);
    await client().call(customerEndpoints.link, { id: partner._id, body: { chemicalId } });
    return partner;
  }
  /** Follows what is asked for from now on. */
  function watch() {
    const requested: string[] = [];
    session().refuse(
      ({ url }) => {
        requested.push(url);
        return false;
      },
      { code: 'unavailable', detail: 'Never said.' },
    );
    return requested;
  }
  const copied = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Copy/ }));

  it('finds a chemical as one types, by keys alone, and shows both sides by two list calls at once', async () => {
    const word = uniqueWord();
    const chemical = await addChemical({ name: `${word} acid`, smiles: 'CCO' });
    const supplier = await addSupplier(chemical._id, {
      emails: ['s@example.com'],
      phones: ['+442079460123'],
      rating: 5,
      leadTimeDays: 14,
      incoterm: 'FOB',
      minimumOrder: '25 kg drum',
    });
    await addCustomer(chemical._id, { industry: 'Paints', marketingConsent: true });
    await addCustomer(chemical._id);
    const { user, router } = open();
    expect(await screen.findByText('Choose a chemical')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('/');
    expect(box()).toHaveFocus();
    await user.keyboard(word);
    const option = await screen.findByRole('option', { name: /1 supplier · 2 customers/ });
    expect(option).toHaveTextContent(`${word} acid`);
    const requested = watch();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Suppliers (1)' });
    expect(router.state.location.search).toBe(`?chemical=${chemical._id}`);
    expect(requested.filter((url) => url.includes('ByChemicalId'))).toHaveLength(2);
    expect(requested.map((url) => url.replace(/\?.*/, '')).toSorted()).toEqual([
      '/api/customer/getCustomerByChemicalId',
      '/api/product/getById',
      '/api/product/getStructures',
      '/api/supplier/getSupplierByChemicalId',
    ]);
    const sellers = screen.getByRole('list', { name: 'The suppliers of this chemical' });
    for (const text of ['5 of 5 stars', '14 days', 'FOB', '25 kg drum']) {
      expect(sellers).toHaveTextContent(text);
    }
    expect(await within(sellers).findByRole('link', { name: '+44 20 7946 0123' })).toBeVisible();
    expect(
      within(sellers).getByRole('link', { name: `Write to ${supplier.companyName}` }),
    ).toHaveAttribute('href', 'mailto:s@example.com');
    const buyers = await screen.findByRole('list', { name: 'The customers of this chemical' });
    expect(buyers).toHaveTextContent('Paints');
    expect(buyers).toHaveTextContent('Not agreed');
    expect(await screen.findByRole('img', { name: /C2H6O/ })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('offers the nearest spelling where what was typed finds nothing', async () => {
    const chemical = await addChemical({ name: 'Isopropyl palmitate' });
    const { user, router } = open();
    await screen.findByText('Choose a chemical');
    await user.type(box(), 'isopropil palmitate');
    await user.click(
      await screen.findByRole('option', { name: 'Did you mean Isopropyl palmitate?' }),
    );
    await waitFor(() => expect(router.state.location.search).toBe(`?chemical=${chemical._id}`));
    expect(await screen.findByText('No suppliers')).toBeVisible();
    expect(await screen.findByText('No customer is linked to it yet.')).toBeVisible();
  });

  it('writes to all over all pages, and to those without consent only when that is wanted', async () => {
    const chemical = await addChemical({ name: uniqueWord() });
    for (let number = 1; number <= 26; number += 1) {
      const emails = [`c${number}@customer.example`];
      await addCustomer(chemical._id, { emails, marketingConsent: number !== 26 });
    }
    await addCustomer(chemical._id, { active: false, emails: ['gone@customer.example'] });
    await addCustomer(chemical._id, { marketingConsent: true });
    const { user } = open(`?chemical=${chemical._id}`);
    expect(await screen.findByText('1–25 of 28')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Write to all customers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Write to all customers' });
    expect(await within(dialog).findByText('25 addresses')).toBeVisible();
    expect(dialog).toHaveTextContent('1 customer without an email address');
    expect(dialog).toHaveTextContent('1 customer left out as inactive');
    expect(dialog).toHaveTextContent('1 customer left out, who did not agree');
    expect(await findViolations()).toEqual([]);
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await copied(user);
    const text = written.mock.lastCall?.[0] ?? '';
    expect(text.split(', ')).toHaveLength(25);
    expect(text).not.toContain('c26@');
    await user.click(within(dialog).getByRole('checkbox', { name: /who did not agree, too/ }));
    expect(await within(dialog).findByText('26 addresses')).toBeVisible();
    const mail = within(dialog).getByRole('link', { name: 'Open in mail program' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:\?bcc=.*c26@customer\.example/);
    act(() => setRecordPlaces(new Map([['email', { list: '/outbox', add: '/write' }]])));
    expect(within(dialog).getByRole('link', { name: 'Write with a template' })).toHaveAttribute(
      'href',
      `/write?chemical=${chemical._id}&linked=customers`,
    );
    act(() => setRecordPlaces(new Map()));
  });

  it('asks to copy the addresses where they are too many for a mail program', async () => {
    const chemical = await addChemical({ name: uniqueWord() });
    for (let number = 0; number < 20; number += 1) {
      const emails = [`${'long'.repeat(15)}${number}@${'name'.repeat(12)}.example`];
      await addSupplier(chemical._id, { emails, marketingConsent: true });
    }
    const { user } = open(`?chemical=${chemical._id}`);
    await user.click(await screen.findByRole('button', { name: 'Write to all suppliers' }));
    expect(await screen.findByText('20 addresses')).toBeVisible();
    expect(screen.getByText(/too many for a mail program/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /mail program/ })).not.toBeInTheDocument();
    await copied(user);
    expect(await screen.findByText('20 copied')).toBeVisible();
  });

  it('says of each side by itself that it could not be loaded, and recovers', async () => {
    const chemical = await addChemical({ name: uniqueWord() });
    await addSupplier(chemical._id);
    await addCustomer(chemical._id);
    const isList = ({ url }: { url: string }) => url.includes('getSupplierByChemicalId');
    const end = session().refuse(isList, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = open(`?chemical=${chemical._id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Being restarted.');
    expect(await screen.findByRole('heading', { name: 'Customers (1)' })).toBeVisible();
    end();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Suppliers (1)' })).toBeVisible();
  });
});
