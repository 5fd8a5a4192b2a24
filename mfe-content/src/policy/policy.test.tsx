import { screen, waitFor, within } from '@testing-library/react';
import { dayOf } from 'contract';
import { companyEndpoints, policyEndpoints } from 'contract/content';
import { findViolations, renderScreens, retype, suiteSession } from 'shared-ui/testing';
import { routes } from '../routes';

describe('a policy and its versions', () => {
  const session = suiteSession();
  const query = { kind: 'terms' } as const;
  const stored = async () =>
    (await session().client.call(policyEndpoints.get, { query, asStaff: true })).data;

  async function write(fields: { content: string; effectiveFrom?: string }) {
    const { version } = await stored();
    await session().client.call(policyEndpoints.update, { query, body: { ...fields, version } });
  }
  async function openTerms() {
    const at = '/terms-and-conditions-form';
    const view = renderScreens({ routes, client: session().client, at });
    const versions = await screen.findByRole('complementary', { name: 'Versions' });
    await within(versions).findByText(/as it is now/);
    return { ...view, versions };
  }

  it('is compared by words with what is stored now, and restored', async () => {
    await write({
      content: '<h2>Payment</h2><p>Within thirty days.</p><p>By transfer.</p>',
      effectiveFrom: '2026-01-01',
    });
    await write({ content: '<h2>Payment</h2><p>Within sixty days.</p><p>By transfer.</p>' });
    const { user, versions } = await openTerms();
    expect(within(versions).getAllByText(/^In force from 1 Jan 2026$/)).toHaveLength(2);
    await user.click(within(versions).getByRole('button', { name: /^Compare/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Since / });
    const gone = await within(dialog).findByText('thirty', { exact: false, selector: 'del' });
    expect(gone.parentElement).toHaveTextContent(/^Within thirty sixty days\.$/);
    expect(within(dialog).getAllByText('1 paragraph unchanged')).toHaveLength(2);
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(within(versions).getByRole('button', { name: /^Restore this version/ }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect((await stored()).content).toContain('thirty'));
    expect(await screen.findByText(/thirty days/)).toBeVisible();
  });

  it('is refused without a title, saved with one, and keeps what it was among its versions', async () => {
    const { user, versions } = await openTerms();
    await retype(user, { label: 'Title', text: ' ' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Title: ');
    const before = within(versions).getAllByRole('listitem').length;
    await retype(user, { label: 'Title', text: 'Terms of delivery' });
    expect(screen.getByText(/stays “In force from 1 Jan 2026”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'In force from today' }));
    expect(screen.queryByText(/stays “In force from/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await stored()).title).toBe('Terms of delivery'));
    expect((await stored()).effectiveFrom).toBe(dayOf(Date.now()));
    await waitFor(() => expect(within(versions).getAllByRole('listitem')).toHaveLength(before + 1));
    expect(screen.getByRole('link', { name: /^\/terms-and-conditions/ })).toBeVisible();
  });
});

describe('a text to begin with', () => {
  const session = suiteSession();
  const query = { kind: 'imprint' } as const;

  it('has what is known of the company, asks for the rest, and is public once it is complete', async () => {
    await session().client.call(companyEndpoints.update, { body: { name: 'Example & Sons' } });
    const { user } = renderScreens({ routes, client: session().client, at: '/imprint-form' });
    const start = await screen.findByRole('button', { name: 'Start with a draft text' });
    await waitFor(() => expect(start).toBeEnabled());
    await user.click(start);
    expect(await screen.findByText(/6 places are still to be completed/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    for (const input of await screen.findAllByRole('textbox', {
      name: /address|Phone|Email|Register|VAT|directors/,
    })) {
      await user.type(input, 'Filled <in>');
    }
    await user.click(screen.getByRole('button', { name: 'Put into the text' }));
    expect(screen.queryByText(/to be completed/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const written = () => session().client.call(policyEndpoints.get, { query });
    await waitFor(async () =>
      expect((await written()).data.content).toContain('Example &amp; Sons'),
    );
    expect((await written()).data.content).toContain('Filled &lt;in');
  });
});
