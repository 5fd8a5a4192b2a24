import { screen, waitFor } from '@testing-library/react';
import { inquiries } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import { renderOffered, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the actions of an inquiry in the palette', () => {
  const session = suiteSession();

  it('create its offer, whose own actions take their place', async () => {
    const { _id, number } = await resourceCalls(session().client, inquiries).add({
      contactName: uniqueWord(),
    });
    const at = `/edit-inquiry/${_id}`;
    const { user, router } = renderScreens({ routes, client: session().client, at });
    await screen.findByRole('heading', { level: 1, name: number });
    const offered = renderOffered();
    await offered.find('Duplicate');
    await offered.find('Delete');
    await user.click(await offered.find('Make an offer'));
    await waitFor(() => expect(router.state.location.pathname).toContain('offer'));
    await screen.findByRole('heading', { level: 1, name: /^Offer .*version 1/ });
    await offered.find('Delete');
    expect(offered.query('Duplicate')).toBeNull();
    expect(offered.query('Make an offer')).toBeNull();
  });
});
