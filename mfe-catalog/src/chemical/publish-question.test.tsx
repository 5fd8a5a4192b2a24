import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import {
  findRow,
  findViolations,
  renderScreens,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

describe('publishing without hazards', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const question = () => screen.findByRole('dialog', { name: 'Publish without hazards?' });

  it('of many asks, and fills in and publishes at once', async () => {
    const word = uniqueWord();
    await calls().add({ name: `${word} a`, casNumber: '75-05-8' });
    await calls().add({ name: `${word} b` });
    const { user } = open(`/chemical-table?search=${word}`);
    await findRow(`${word} a`);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const publish = { name: 'Publish' };
    await user.click(await screen.findByRole('button', publish));
    expect(await question()).toHaveTextContent('1 of 2 chemicals has an entry in Annex VI');
    expect(await findViolations()).toEqual([]);
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect((await calls().list({ search: word, status: 'published' })).total).toBe(0);
    await user.click(await screen.findByRole('button', publish));
    await user.click(within(await question()).getByRole('button', { name: 'Fill in and publish' }));
    await waitFor(async () =>
      expect((await calls().list({ search: word, status: 'published' })).total).toBe(2),
    );
    const { data } = await calls().list({ search: `${word} a` });
    expect(data[0]).toMatchObject({ signalWord: 'Danger' });
  });

  it('of one asks in its form', async () => {
    const { _id } = await calls().add({ name: uniqueWord(), casNumber: '108-88-3' });
    const { user } = open(`/edit-chemical-form/${_id}`);
    await user.click(await screen.findByRole('radio', { name: /^Published/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(await calls().get(_id)).toMatchObject({ status: 'draft' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(within(await question()).getByRole('button', { name: 'Fill in and publish' }));
    await waitFor(async () =>
      expect(await calls().get(_id)).toMatchObject({
        status: 'published',
        signalWord: 'Danger',
        hazardStatements: expect.arrayContaining(['H225']),
      }),
    );
  });
});
