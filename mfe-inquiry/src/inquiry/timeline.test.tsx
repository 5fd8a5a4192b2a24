import { screen, within } from '@testing-library/react';
import { inquiries, statuses } from 'contract/inquiry';
import { adminEndpoints } from 'contract/staff';
import { resourceCalls } from 'shared-ui/resource';
import { renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the timeline of an inquiry', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, inquiries);

  it('never says of a change that there is nothing while the names in it are on their way', async () => {
    const { admin } = await session().client.call(adminEndpoints.profile, {});
    const word = uniqueWord();
    const { _id, version } = await calls().add({ contactName: word });
    const { data } = await resourceCalls(session().client, statuses).list({ search: 'Quoted' });
    const change = { statusId: data[0]?._id, assignedTo: admin._id, version };
    await calls().update(_id, change);
    const shown = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('dd')) shown.add(textContent ?? '');
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    renderScreens({ routes, client: session().client, at: `/edit-inquiry/${_id}` });
    const happened = await screen.findByRole('list', { name: 'What happened' });
    for (const name of ['New', 'Quoted']) await within(happened).findByText(name);
    watch.disconnect();
    const changes = [...shown].filter((text) => text.includes('→'));
    expect(changes).toContain('New → Quoted');
    expect(changes).toContain(' → ');
    expect(changes.filter((text) => /[—…]|gone|empty/.test(text))).toEqual([]);
  });
});
