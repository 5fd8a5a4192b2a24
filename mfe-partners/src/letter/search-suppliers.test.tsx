import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('suppliers by letter', () => {
  const session = suiteSession();
  const add = (companyName: string, values: object = {}) =>
    resourceCalls(session().client, suppliers).add({ companyName, ...values });
  const open = (search = '') =>
    renderScreens({ routes, client: session().client, at: `/search-suppliers${search}` });
  const rows = (name: string) => screen.findByRole('list', { name });

  it('says that there are none yet, and leads to the first one', async () => {
    open();
    expect(await screen.findByText('No suppliers yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New supplier' })).toHaveAttribute(
      'href',
      '/supplier-form',
    );
    expect(await findViolations()).toEqual([]);
  });

  it('shows a letter with who is under it, where, how good and how to reach them', async () => {
    const word = uniqueWord();
    const full = await add(`Xylo ${word}`, {
      emails: ['sales@xylo.example'],
      phones: ['+442079460123'],
      whatsapp: '+442079460124',
      address: { city: 'Leeds', country: 'GB' },
      rating: 4,
      active: false,
    });
    await add(`Quill ${word}`);
    const chemical = await resourceCalls(session().client, chemicals).add({ name: word });
    const body = { chemical_ids: [chemical._id] };
    await session().client.call(supplierEndpoints.link, { id: full._id, body });
    open('?letter=X');
    const list = await rows('1 supplier under X');
    const link = within(list).getByRole('link', { name: `Xylo ${word}` });
    expect(link).toHaveAttribute('href', `/edit-supplier-form/${full._id}`);
    expect(list).toHaveTextContent('Inactive');
    expect(list).toHaveTextContent('Leeds, United Kingdom');
    expect(list).toHaveTextContent('4 of 5 stars');
    const count = within(list).getByRole('link', { name: `1 chemical of Xylo ${word}` });
    expect(count).toHaveAttribute('href', `/chemical-mapping?partner=${full._id}`);
    const hrefOf = (name: string) =>
      within(list)
        .getByRole('link', { name: `${name} Xylo ${word}` })
        .getAttribute('href');
    expect(hrefOf('Write to')).toBe('mailto:sales@xylo.example');
    expect(hrefOf('Call')).toBe('tel:+442079460123');
    expect(hrefOf('WhatsApp')).toBe('https://wa.me/442079460124');
    expect(await findViolations()).toEqual([]);
  });

  it('goes along the letters by arrow keys, past those without a supplier, with one stop for Tab', async () => {
    const word = uniqueWord();
    await add(`Krypton ${word}`);
    await add(`Ytter ${word}`);
    await add(`4 seasons ${word}`);
    const { user, router } = open('?letter=K');
    const strip = await screen.findByRole('navigation', { name: 'Suppliers by first letter' });
    const letter = (name: RegExp) => within(strip).findByRole('link', { name });
    const current = await letter(/^K\b.*, 1 supplier$/);
    expect(current).toHaveAttribute('aria-current', 'true');
    const stops = within(strip)
      .getAllByRole('link')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([current]);
    current.focus();
    await user.keyboard('{End}');
    expect(await letter(/^#.*, 1 supplier$/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(await letter(/^Y\b/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(within(await rows('1 supplier under Y')).getByText(`Ytter ${word}`)).toBeVisible();
    expect(router.state.location.search).toBe('?letter=Y');
    await user.keyboard('{End}{Enter}');
    expect(await rows('1 supplier under #')).toHaveTextContent('4 seasons');
    expect(within(strip).queryByRole('link', { name: /^J/ })).not.toBeInTheDocument();
  });

  it('searches over all letters, leaves the letter for it, and says when nothing is found', async () => {
    const word = uniqueWord();
    await add(`Alpha ${word}`);
    await add(`Beta ${word}`);
    const { user, router } = open('?letter=A&pageSize=50');
    await rows('1 supplier under A');
    await user.keyboard('/');
    await user.keyboard(word);
    const found = await rows('2 suppliers found');
    expect(within(found).getByText(`Beta ${word}`)).toBeVisible();
    expect(router.state.location.search).toBe(`?pageSize=50&search=${word}`);
    await user.keyboard('zzz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all suppliers' }));
    await waitFor(() => expect(router.state.location.search).toBe('?pageSize=50'));
  });

  it('says that the server is down, and recovers by trying again', async () => {
    const word = uniqueWord();
    await add(`Gamma ${word}`);
    const isList = ({ url }: { url: string }) => url.includes('ByAlphabet');
    const end = session().refuse(isList, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = open('?letter=G');
    expect(await screen.findByRole('alert')).toHaveTextContent('Being restarted.');
    end();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows('1 supplier under G')).toBeVisible();
  });
});
