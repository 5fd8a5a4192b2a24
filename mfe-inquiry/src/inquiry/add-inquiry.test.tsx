import { fireEvent, screen, waitFor } from '@testing-library/react';
import { chemicals, units } from 'contract/catalog';
import { inquiries } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the form of a new inquiry', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, inquiries);
  const open = (at = '/add-inquiry') => renderScreens({ routes, client: session().client, at });
  const save = () => screen.getByRole('button', { name: 'Save' });
  const saved = async (word: string) => {
    await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(1));
    const [row] = (await calls().list({ search: word })).data;
    return calls().get(row?._id ?? '');
  };
  const addUnit = async (symbol: string) => {
    const unit = { name: symbol, symbol, dimension: 'mass', factor: 1 };
    return (await resourceCalls(session().client, units).add(unit))._id;
  };
  const items = () => screen.getAllByRole('combobox', { name: 'Chemical' });

  it('takes chemicals of the catalogue and words of one’s own, and opens what it saved', async () => {
    const name = `${uniqueWord()}ol`;
    const { _id: chemicalId } = await resourceCalls(session().client, chemicals).add({ name });
    const word = uniqueWord();
    const symbol = word.slice(0, 16);
    await addUnit(symbol);
    const { user, router } = open();
    await retype(user, { label: 'Contact name', text: word });
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    await user.type(screen.getByRole('combobox', { name: 'Chemical' }), name.slice(0, 8));
    await user.click(await screen.findByRole('option', { name }));
    expect(items()[0]).toHaveValue(name);
    await user.click(screen.getByRole('combobox', { name: 'Unit' }));
    await user.click(await screen.findByRole('option', { name: new RegExp(symbol) }));
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '1.250,5');
    await user.type(screen.getByRole('textbox', { name: 'Target price' }), '12');
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    await user.type(items()[1] ?? document.body, 'a green paint');
    await user.tab();
    expect(items()[1]).toHaveValue('a green paint');
    await user.click(screen.getByRole('button', { name: 'Move item 2 up' }));
    expect(await findViolations()).toEqual([]);
    await user.click(save());
    const inquiry = await saved(word);
    expect(inquiry.items).toMatchObject([
      { freeText: 'a green paint', chemicalId: null },
      { freeText: null, chemicalId, quantity: 1250.5, targetPrice: 12, currency: 'EUR' },
    ]);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/edit-inquiry/${inquiry._id}`),
    );
    await waitFor(() =>
      expect(items().map((input) => input.getAttribute('value'))).toEqual(['a green paint', name]),
    );
  });

  it('takes the form of a chemical that was typed with its strength', async () => {
    const name = `${uniqueWord()}ol`;
    const offeredForms = [`${name} 37 %`, `${name} 32 %`].map((one) => {
      return { name: one, strength: Number(one.slice(-4, -2)), physicalForm: 'solution' as const };
    });
    const { _id: chemicalId } = await resourceCalls(session().client, chemicals).add({
      name,
      offeredForms,
    });
    const word = uniqueWord();
    const { user } = open();
    await retype(user, { label: 'Contact name', text: word });
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    await user.type(screen.getByRole('combobox', { name: 'Chemical' }), `${name} 37`);
    await user.click(await screen.findByRole('option', { name: new RegExp(`${name} 37 %`) }));
    expect(items()[0]).toHaveValue(name);
    expect(await screen.findByRole('combobox', { name: 'Form' })).toHaveTextContent(`${name} 37 %`);
    await user.click(save());
    expect((await saved(word)).items).toMatchObject([{ chemicalId, offeredForm: `${name} 37 %` }]);
  });

  it('finds the chemicals and forms of a pasted list', async () => {
    const name = `${uniqueWord()}ol`;
    const offeredForms = [
      { name: `${name} 37 %`, strength: 37, physicalForm: 'solution' as const },
    ];
    const { _id: chemicalId } = await resourceCalls(session().client, chemicals).add({
      name,
      offeredForms,
      status: 'published',
    });
    const word = uniqueWord();
    const { user } = open();
    await retype(user, { label: 'Contact name', text: word });
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    const clipboardData = { getData: () => `${name} 37%\nUnheard of ${word}` };
    fireEvent.paste(screen.getByRole('combobox', { name: 'Chemical' }), { clipboardData });
    expect(await screen.findByRole('combobox', { name: 'Form' })).toHaveTextContent(`${name} 37 %`);
    expect(items().map((input) => input.getAttribute('value'))).toEqual([
      name,
      `Unheard of ${word}`,
    ]);
    await user.click(save());
    expect((await saved(word)).items).toMatchObject([
      { chemicalId, offeredForm: `${name} 37 %`, asWritten: `${name} 37%` },
      { chemicalId: null, freeText: `Unheard of ${word}` },
    ]);
  });

  it('makes rows of a pasted list, and names the item that says nothing', async () => {
    const word = uniqueWord();
    // Without digits: before letters such as lb they would be an amount.
    const symbol = word.replaceAll(/\d/g, (digit) => 'qvwxyzjfhp'.charAt(Number(digit))).slice(-16);
    const unitId = await addUnit(symbol);
    const { user } = open();
    await retype(user, { label: 'Contact name', text: word });
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    // An item's units are there once the list of them opens.
    await user.click(screen.getByRole('combobox', { name: 'Unit' }));
    await screen.findByRole('option', { name: new RegExp(symbol) });
    const text = `Acetone; 25; ${symbol}\nXylene\t3\t${symbol}\nToluene`;
    const clipboardData = { getData: () => text };
    fireEvent.paste(screen.getByRole('combobox', { name: 'Chemical' }), { clipboardData });
    await waitFor(() => expect(items()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Remove item 3' }));
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Choose a chemical or name one/);
    expect(items()[2]).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Remove item 3' }));
    await user.keyboard('{Control>}s{/Control}');
    expect((await saved(word)).items).toMatchObject([
      { freeText: 'Acetone', quantity: 25, unitId },
      { freeText: 'Xylene', quantity: 3, unitId },
    ]);
  });

  it('fills in from the customer what is empty and leaves what was typed', async () => {
    const word = uniqueWord();
    const company = await resourceCalls(session().client, customers).add({
      companyName: `${word} works`,
      contactPerson: 'Mira Novak',
      emails: [`${word}@example.com`],
      phones: ['+442079460123'],
      address: { country: 'GB' },
    });
    const { user } = open();
    await retype(user, { label: 'Contact name', text: 'Somebody else' });
    await user.type(screen.getByRole('combobox', { name: 'Customer' }), word);
    await user.click(await screen.findByRole('option', { name: company.companyName }));
    await user.click(await screen.findByRole('button', { name: 'Fill in from the customer' }));
    expect(screen.queryByRole('button', { name: /^Fill in/ })).not.toBeInTheDocument();
    await user.click(save());
    expect(await saved(word)).toMatchObject({
      contactName: 'Somebody else',
      company: company.companyName,
      email: `${word}@example.com`,
      phone: '+442079460123',
      country: 'GB',
      customerId: company._id,
    });
  });

  it('tells of earlier inquiries of the address as it is typed, and asks why one is lost', async () => {
    const word = uniqueWord();
    const email = `${word}@example.com`;
    const { _id, number } = await calls().add({ contactName: word, email });
    const { user } = open();
    await retype(user, { label: 'Email', text: email.toUpperCase() });
    const link = await screen.findByRole('link', { name: new RegExp(number) });
    expect(link).toHaveAttribute('href', `/edit-inquiry/${_id}`);
    expect(screen.getByText(/1 earlier inquiry of this address/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Reason for the loss' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Lost' }));
    expect(screen.getByRole('textbox', { name: 'Reason for the loss' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Assign to me' }));
    expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
  });

  it('starts as a copy: contact and items, neither status nor message', async () => {
    const word = uniqueWord();
    const first = await calls().add({
      contactName: word,
      message: 'Once only',
      items: [{ freeText: 'Acetone' }],
    });
    const { user } = open(`/add-inquiry?copy=${first._id}`);
    const name = await screen.findByRole('textbox', { name: 'Contact name' });
    expect(name).toHaveValue(word);
    expect(items()[0]).toHaveValue('Acetone');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await user.click(save());
    await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(2));
  });
});
