import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chemicals, units } from 'contract/catalog';
import { resourceCalls } from '../resource/resource-calls';
import { UnitScreen } from '../stories/unit-screen';
import { renderScreens } from '../testing/render-screens';
import { uniqueWord } from '../testing/resource-suite';
import { findRow, rowsOnScreen } from '../testing/screen-steps';
import { suiteSession } from '../testing/suite-session';

const routes = [{ path: 'unit', element: <UnitScreen /> }];

describe('many units at once', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, units);
  const open = (search: string) =>
    renderScreens({ routes, client: session().client, at: `/unit?${search}` });

  async function addMany(count: number) {
    const word = uniqueWord();
    const ends = Array.from({ length: count }, (_, index) => String(index).padStart(2, '0'));
    for (const end of ends) await calls().add(body(`${word}n${end}`));
    return word;
  }
  const body = (name: string) => ({ name, symbol: name.slice(-9), dimension: 'mass', factor: 1 });
  const toolbar = () => screen.findByRole('toolbar', { name: 'Selected rows' });
  const total = async (word: string) => (await calls().list({ search: word })).total;
  const press = async (user: UserEvent, name: string | RegExp) =>
    user.click(within(await toolbar()).getByRole('button', { name }));

  it('keep their selection over pages, and lose it with another search', async () => {
    const word = await addMany(12);
    const { user } = open(`search=${word}&pageSize=10`);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${word}n00` }));
    await user.click(screen.getByRole('link', { name: /next/i }));
    await user.click(await screen.findByRole('checkbox', { name: `Select ${word}n11` }));
    expect(await toolbar()).toHaveTextContent('2 selected');
    await user.click(screen.getByRole('link', { name: /previous/i }));
    expect(await screen.findByRole('checkbox', { name: `Select ${word}n00` })).toBeChecked();
    await user.type(screen.getByRole('searchbox'), 'n0');
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  });

  it('are selected all that match, with a way back to those ticked', async () => {
    const word = await addMany(12);
    const { user } = open(`search=${word}&pageSize=10`);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${word}n03` }));
    await press(user, 'Select all 12 that match');
    expect(await toolbar()).toHaveTextContent('All 12 that match selected');
    for (const row of rowsOnScreen()) expect(row).toHaveAttribute('data-selected');
    await press(user, 'Only the 1 ticked');
    expect(await toolbar()).toHaveTextContent('1 selected');
    await press(user, 'Select all 12 that match');
    await user.click(screen.getByRole('checkbox', { name: `Select ${word}n05` }));
    expect(await toolbar()).toHaveTextContent('9 selected');
    await press(user, 'Clear the selection');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('go to the trash by one job, all that match on every page, and come back by Undo', async () => {
    const word = await addMany(12);
    const { user } = open(`search=${word}&pageSize=10`);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${word}n03` }));
    await press(user, 'Select all 12 that match');
    await press(user, 'Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 12 units?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('12 units deleted')).toBeVisible();
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('12 units restored')).toBeVisible();
    expect(await total(word)).toBe(12);
  });

  it('tell which were refused and why, until that is dismissed', async () => {
    const word = await addMany(2);
    const [used] = (await calls().list({ search: word })).data;
    const chemical = { name: uniqueWord(), unitId: used?._id };
    await resourceCalls(session().client, chemicals).add(chemical);
    const { user } = open(`search=${word}`);
    await findRow(`${word}n00`);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await press(user, 'Delete');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('1 unit deleted')).toBeVisible();
    expect(screen.getByText('1 unit refused')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See what was refused' }));
    const sheet = await screen.findByRole('dialog', { name: 'Refused' });
    expect(await within(sheet).findByText(`${word}n00`)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('button', { name: 'See what was refused' })).toBeNull();
  });

  it('stay selected when the job could not be started, and the reason is told', async () => {
    const word = await addMany(1);
    const isBulk = ({ url }: { url: string }) => url.includes('job/bulk');
    const end = session().refuse(isBulk, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = open(`search=${word}`);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${word}n00` }));
    await press(user, 'Delete');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Being restarted.')).toBeVisible();
    expect(await toolbar()).toHaveTextContent('1 selected');
    end();
  });
});
