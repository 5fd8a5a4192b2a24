import { screen, waitFor } from '@testing-library/react';
import { suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the telephone numbers of a supplier', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, suppliers);
  const phone = (index: number) => screen.getByRole('textbox', { name: `Phone ${index}` });
  const save = () => screen.getByRole('button', { name: 'Save' });

  async function openForm(at = '/supplier-form') {
    const view = renderScreens({ routes, client: session().client, at });
    await screen.findByRole('textbox', { name: 'Phone 1' });
    return view;
  }
  type User = Awaited<ReturnType<typeof openForm>>['user'];

  async function chooseCountry(user: User, name: string) {
    await user.type(screen.getByRole('combobox', { name: 'Country' }), name);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  }

  it('are typed as one likes, shown as their country writes them, and stored in E.164', async () => {
    const { user } = await openForm();
    const word = uniqueWord();
    await retype(user, { label: 'Company name', text: word });
    await user.type(phone(1), '020 79460123');
    await user.tab();
    await waitFor(() => expect(phone(1)).toBeInvalid());
    expect(phone(1)).toHaveAccessibleDescription(/Begin with \+ and the country’s code/);
    expect(phone(1)).toHaveValue('020 79460123');
    await chooseCountry(user, 'United Kingdom');
    await waitFor(() => expect(phone(1)).toHaveValue('020 7946 0123'));
    expect(phone(1)).toBeValid();
    expect(screen.getAllByText('+44')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Add a phone number' }));
    await user.type(phone(2), '+49 (0)30 901820');
    await user.tab();
    await waitFor(() => expect(phone(2)).toHaveValue('030 901820'));
    expect(screen.getByText('+49')).toBeVisible();
    await retype(user, { label: 'WhatsApp', text: '0044 7400 123456' });
    expect(await findViolations()).toEqual([]);
    await user.click(save());
    await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(1));
    const [saved] = (await calls().list({ search: word })).data;
    expect(saved).toMatchObject({
      phones: ['+442079460123', '+4930901820'],
      whatsapp: '+447400123456',
    });
  });

  it('say what is wrong once typing is over, and keep what was typed', async () => {
    const { user } = await openForm();
    await retype(user, { label: 'Company name', text: uniqueWord() });
    await chooseCountry(user, 'Germany');
    await user.type(phone(1), '030');
    expect(phone(1)).toBeValid();
    await user.tab();
    expect(phone(1)).toBeInvalid();
    expect(phone(1)).toHaveAccessibleDescription(/Too short for a number of Germany/);
    expect(phone(1)).toHaveValue('030');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Phones 1: / }));
    expect(phone(1)).toHaveFocus();
    await user.keyboard(' 901820 ext. 5');
    await user.tab();
    expect(phone(1)).toHaveAccessibleDescription(/An extension cannot be kept/);
    expect(phone(1)).toHaveValue('030 901820 ext. 5');
  });

  it('stay what they are when the address moves to another country, until they are changed', async () => {
    const { _id } = await calls().add({
      companyName: uniqueWord(),
      phones: ['+442079460123', '+4930901820'],
      address: { country: 'GB' },
    });
    const { user } = await openForm(`/edit-supplier-form/${_id}`);
    await waitFor(() => expect(phone(1)).toHaveValue('020 7946 0123'));
    await user.click(screen.getByRole('button', { name: 'Clear United Kingdom' }));
    await chooseCountry(user, 'France');
    await user.type(phone(1), '{Backspace}4');
    await user.click(screen.getByRole('button', { name: 'Remove phone 2' }));
    await user.click(save());
    await waitFor(async () => expect((await calls().get(_id)).phones).toEqual(['+442079460124']));
  });
});
