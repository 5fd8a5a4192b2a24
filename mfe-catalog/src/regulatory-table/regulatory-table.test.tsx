import { screen, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { regulationEndpoints } from 'contract/regulation';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import annexVi from '../../../api/src/regulation/data/annex-vi.json';
import { routes } from '../routes';

const rows = annexVi.rows
  .filter((row) => !row.startsWith('601-021-00-3'))
  .map((row) => (row.startsWith('606-001-00-8') ? row.replace('EUH066', 'EUH071') : row));
const newer = { ...annexVi, edition: '18th ATP', published: '2022-05', rows };
const fileOf = (content: unknown, name = 'edition.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, {
    type: 'application/json',
  });

describe('the regulatory tables', () => {
  const session = suiteSession();

  it('are replaced by a newer edition once it is seen which chemicals change', async () => {
    const { client } = session();
    const { add, get } = resourceCalls(client, chemicals);
    const [acetone, toluene] = [`Acetone ${uniqueWord()}`, `Toluene ${uniqueWord()}`];
    await add({ name: acetone, casNumber: '67-64-1' });
    const { _id } = await add({ name: toluene, casNumber: '108-88-3', signalWord: 'Warning' });
    const { user, container } = renderScreens({ routes, client, at: '/regulatory-table' });
    expect(await screen.findByText('17th ATP')).toBeVisible();
    expect(screen.getByText('ADR 2017')).toBeVisible();
    const upload = (file: File) =>
      user.upload(screen.getByLabelText('File with a newer edition'), file);

    await upload(fileOf('{'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'edition.json was not taken. It is no JSON file.',
    );
    await upload(fileOf({ ...newer, published: 'May' }));
    expect(await screen.findByText(/published: Use year and month/)).toBeVisible();
    await upload(fileOf({ ...newer, published: '2019-01' }));
    expect(await screen.findByText(/is older than 17th ATP/)).toBeVisible();

    await upload(fileOf(newer));
    const card = await screen.findByRole('region', { name: 'CLP Annex VI, Table 3: 18th ATP' });
    expect(card).toHaveTextContent('Against 17th ATP: 0 entries added, 1 changed, 1 removed.');
    expect(await within(card).findByText('2 chemicals of yours change.')).toBeVisible();
    const [first, second] = await within(card).findAllByRole('listitem');
    expect(first).toHaveTextContent(`${acetone}67-64-1Changed 606-001-00-8`);
    expect(first).toHaveTextContent(/Hazard statements.*EUH066 → .*EUH071/);
    expect(second).toHaveTextContent('Removed 601-021-00-3');
    await user.click(within(card).getByRole('tab', { name: 'Not understood (2)' }));
    expect(card).toHaveTextContent('012-002-00-9: H252; H261');
    await user.click(within(card).getByRole('tab', { name: 'All entries (2)' }));
    expect(await within(card).findByText(/^606-001-00-8/)).toBeVisible();
    expect(await findViolations(container)).toEqual([]);

    await user.click(within(card).getByRole('button', { name: 'Replace 17th ATP' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Your chemicals stay as they are');
    await user.click(within(question).getByRole('button', { name: 'Replace' }));
    expect(await within(card).findByText(/^It is loaded/)).toBeVisible();
    const { data } = await client.call(regulationEndpoints.editions);
    expect(data[0]).toMatchObject({ edition: '18th ATP', entries: 4333 });
    expect(await get(_id)).toMatchObject({ signalWord: 'Warning' });
    await user.click(within(card).getByRole('button', { name: 'Look up 2 chemicals' }));
    expect(await screen.findByRole('heading', { name: 'Chemicals' })).toBeVisible();
  }, 60_000);
});
