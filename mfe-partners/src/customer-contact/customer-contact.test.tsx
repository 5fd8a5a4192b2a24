import { screen, waitFor, within } from '@testing-library/react';
import { customerContacts, customers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import {
  findRow,
  findViolations,
  renderScreens,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describe('the people of a customer', () => {
  const session = suiteSession();
  const companies = () => resourceCalls(session().client, customers);
  const people = () => resourceCalls(session().client, customerContacts);

  async function addCompany() {
    const word = uniqueWord();
    const company = await companies().add({ companyName: word, contactPerson: `Ada ${word}` });
    await people().add({
      customerId: company._id,
      name: `Bo ${word}`,
      email: `bo@${word}.example.com`,
    });
    return { word, company };
  }

  it('are a panel of its page: added, put in order, made the main contact', async () => {
    const { word, company } = await addCompany();
    const { client } = session();
    const at = `/edit-customer-form/${company._id}`;
    const { user } = renderScreens({ routes, client, at });
    await user.click(await screen.findByRole('tab', { name: 'People' }));
    const panel = () => screen.findByRole('list', { name: 'People' });
    expect(within(await panel()).getAllByRole('listitem')[0]).toHaveTextContent(`Ada ${word} Main`);
    await user.click(await screen.findByRole('button', { name: `Move Bo ${word} up` }));
    await waitFor(async () =>
      expect(within(await panel()).getAllByRole('listitem')[0]).toHaveTextContent(`Bo ${word}`),
    );
    await user.click(screen.getByRole('button', { name: 'Add a person' }));
    const dialog = await screen.findByRole('dialog', { name: 'New customer contact' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), `Cy ${word}`);
    await user.click(within(dialog).getByRole('checkbox', { name: /Main contact/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(within(await panel()).getAllByRole('listitem')).toHaveLength(3),
    );
    expect((await companies().get(company._id)).contactPerson).toBe(`Cy ${word}`);
    expect(await findViolations()).toEqual([]);
  });

  it('are a list that is searched by name, address and company', async () => {
    const { word } = await addCompany();
    const { client } = session();
    const at = `/customer-contact?search=${encodeURIComponent(`bo@${word}`)}`;
    renderScreens({ routes, client, at });
    const row = await findRow(`Bo ${word}`);
    expect(row).toHaveTextContent(word);
    expect(screen.queryByText(`Ada ${word}`)).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it('are merged from the list', async () => {
    const { word, company } = await addCompany();
    const { client } = session();
    const { user } = renderScreens({ routes, client, at: `/customer-contact?search=${word}` });
    for (const name of [`Ada ${word}`, `Bo ${word}`])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    const dialog = await screen.findByRole('dialog', { name: 'Merge two customer contacts' });
    const keep = await within(dialog).findByRole('radiogroup', { name: 'Keep' });
    await user.click(within(keep).getByRole('radio', { name: /main contact$/ }));
    expect(within(dialog).queryByRole('radiogroup', { name: 'Is main' })).toBeNull();
    expect(await findViolations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await waitFor(async () =>
      expect((await companies().get(company._id)).emails).toEqual([`bo@${word}.example.com`]),
    );
    expect((await people().list({ customerId: company._id })).data).toMatchObject([
      { name: `Ada ${word}`, isMain: true, email: `bo@${word}.example.com` },
    ]);
  });
});
