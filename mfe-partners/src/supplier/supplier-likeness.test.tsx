import { screen, waitFor, within } from '@testing-library/react';
import { suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('a supplier that may be here already', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, suppliers);
  const asked: string[] = [];
  let listen: () => void;

  beforeAll(() => {
    const note = ({ url }: { url: string }) => {
      if (url.includes('getSimilar')) asked.push(url);
      return false;
    };
    listen = session().refuse(note, { code: 'unavailable', detail: 'Never said.' });
  });
  afterAll(() => listen());
  beforeEach(() => void asked.splice(0));

  async function openForm(at: string) {
    const view = renderScreens({ routes, client: session().client, at });
    await screen.findByRole('textbox', { name: 'Company name' });
    return view;
  }

  it('is told of with the reasons and a link to a new tab, and does not hinder saving', async () => {
    const taxNumber = uniqueWord().toUpperCase();
    const address = { city: 'Leeds', country: 'GB' };
    const known = { companyName: `Brightwater ${taxNumber} Ltd`, taxNumber, address };
    const { _id } = await calls().add(known);
    const { user } = await openForm('/supplier-form');
    await retype(user, { label: 'Tax number', text: taxNumber });
    const link = await screen.findByRole('link', { name: /^Brightwater .* Ltd, Leeds/ });
    expect(link).toHaveAttribute('href', `/edit-supplier-form/${_id}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.closest('li')).toHaveTextContent(/\(same tax number\)$/);
    await retype(user, { label: 'Company name', text: `Brigthwater ${taxNumber}` });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Brightwater/ }).closest('li')).toHaveTextContent(
        /\(same tax number, similar name\)$/,
      ),
    );
    const [notice] = screen
      .getAllByRole('status')
      .filter((one) => within(one).queryByText(/^May be here already/) !== null);
    expect(notice).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().list({ search: taxNumber })).total).toBe(2));
  });

  it('is not asked for while nothing it is recognised by changed, nor for each letter', async () => {
    const word = uniqueWord();
    const domain = `${word}.example`;
    await calls().add({ companyName: `Northgate ${word}`, emails: [`a@${domain}`] });
    const own = await calls().add({ companyName: uniqueWord(), emails: [`b@${domain}`] });
    const { user } = await openForm(`/edit-supplier-form/${own._id}`);
    await retype(user, { label: 'City', text: 'Leeds' });
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(asked).toEqual([]);
    await retype(user, { label: 'Tax number', text: '12345678901' });
    expect(await screen.findByRole('link', { name: /^Northgate/ })).toBeVisible();
    expect(asked.length).toBeLessThan(4);
    expect(asked.every((url) => url.includes(`exceptId=${own._id}`))).toBe(true);
    await user.clear(screen.getByRole('textbox', { name: 'Tax number' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Northgate/ })).not.toBeInTheDocument(),
    );
  });
});
