import { screen, waitFor, within } from '@testing-library/react';
import { inquiries, productInquiries, productInquiryEndpoints } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import {
  findRow,
  findViolations,
  renderScreens,
  rowsOnScreen,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describe('inquiries from the website', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, productInquiries);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });

  /** What a visitor sent, as a person does: no spam. */
  async function send(given: object = {}) {
    const word = uniqueWord();
    const body = {
      name: word,
      email: `${word}@example.com`,
      items: [
        {
          freeText: 'Citric acid',
          quantity: null,
          packaging: '25 kg bag',
          chemicalId: null,
          unitId: null,
          grade: null,
        },
      ],
      ...given,
    };
    await session().client.call(productInquiryEndpoints.create, { body });
    const { data } = await calls().list({ search: word });
    const [sent] = data;
    if (sent === undefined) throw new Error('It was not taken');
    const { version } = await calls().update(sent._id, { status: 'new', version: sent.version });
    return { word, sent: { ...sent, version } };
  }

  it('are listed, and opened beside the list at an address of their own', async () => {
    const message = 'First line\n<b>second</b> line';
    const { word, sent } = await send({ phone: '+49 30 / 1234', message });
    const { user, router } = open(`/product-inquiry-table?search=${word}`);
    const row = await findRow(sent.reference);
    expect(row).toHaveTextContent('Citric acid');
    expect(row).toHaveTextContent('New');
    expect(await findViolations()).toEqual([]);
    await user.click(within(row).getByRole('link', { name: sent.reference }));
    expect(router.state.location.search).toBe(`?search=${word}&open=${sent._id}`);
    const sheet = await screen.findByRole('dialog', { name: `${sent.reference}: ${word}` });
    expect(within(sheet).getByRole('link', { name: `${word}@example.com` })).toHaveAttribute(
      'href',
      `mailto:${word}@example.com`,
    );
    expect(within(sheet).getByRole('link', { name: '+49 30 / 1234' })).toHaveAttribute(
      'href',
      'tel:+49301234',
    );
    expect(within(sheet).getByText(/<b>second<\/b> line/)).toBeInTheDocument();
    expect(within(sheet).getByText('25 kg bag')).toBeInTheDocument();
    expect(await findViolations(sheet)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(`?search=${word}`));
  });

  it('become inquiries once, and one goes to what was made', async () => {
    const { word, sent } = await send();
    const { user, router } = open(`/product-inquiry-table?open=${sent._id}`);
    await user.click(await screen.findByRole('button', { name: 'Create inquiry' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/edit-inquiry\//));
    const { data } = await resourceCalls(session().client, inquiries).list({ search: word });
    expect(data).toMatchObject([{ productInquiryId: sent._id, contactName: word }]);
    expect(router.state.location.pathname).toBe(`/edit-inquiry/${data[0]?._id}`);
    await router.navigate(`/product-inquiry-table?open=${sent._id}`);
    const link = await screen.findByRole('link', { name: 'Open the inquiry' });
    expect(link).toHaveAttribute('href', `/edit-inquiry/${data[0]?._id}`);
  });

  it('become inquiries, or spam, from their rows', async () => {
    const { word, sent } = await send();
    const { user, router } = open(`/product-inquiry-table?search=${word}`);
    const menu = async (item: string) => {
      const row = await findRow(sent.reference);
      await user.click(within(row).getByRole('button', { name: `Actions for ${sent.reference}` }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await menu('Mark as spam');
    await waitFor(async () => expect((await calls().get(sent._id)).status).toBe('spam'));
    await menu('Not spam');
    await waitFor(async () => expect((await calls().get(sent._id)).status).toBe('new'));
    await menu('Create inquiry');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/edit-inquiry\//));
  });

  it('are kept apart as spam and taken back, with views for each', async () => {
    const { word, sent } = await send();
    const { user } = open(`/product-inquiry-table?search=${word}&open=${sent._id}`);
    await user.click(await screen.findByRole('button', { name: 'Mark as spam' }));
    const back = await screen.findByRole('button', { name: 'Not spam' });
    expect(screen.getByText(/It was marked as spam here/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const views = await screen.findByRole('navigation', { name: 'Ready views' });
    await user.click(within(views).getByRole('link', { name: 'New' }));
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    await user.click(within(views).getByRole('link', { name: 'Spam' }));
    await findRow(sent.reference);
    expect(rowsOnScreen()).toHaveLength(1);
    expect(back).not.toBeInTheDocument();
  });

  it('say when one is gone, and let it be tried again', async () => {
    open('/product-inquiry-table?open=0190c5d0-0000-7000-8000-000000000001');
    const sheet = await screen.findByRole('dialog');
    expect(await within(sheet).findByText('It could not be loaded')).toBeInTheDocument();
  });
});
