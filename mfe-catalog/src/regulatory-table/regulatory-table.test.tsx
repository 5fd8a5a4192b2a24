import { screen, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { regulatoryColumns, regulationEndpoints } from 'contract/regulation';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';
import { WorkbookDialog } from './workbook-dialog';

/** An edition of two entries: acetone with another supplemental statement, and one whose class nobody knows. */
const rows = [
  '606-001-00-8\tacetone; propan-2-one; propanone\t200-662-2\t67-64-1\tFlam. Liq. 2 | STOT SE 3 | Eye Irrit. 2\tH225 | H336 | H319\tGHS02 GHS07\tDanger\tH225 | H336 | H319\tEUH071\t\t\tCLP00\t2010-12-01',
  '999-001-00-1\tglucose\t200-075-1\t50-99-7\tNonsense 9\t\t\t\t\t\t\t\tATP24\t2026-06-01',
];
const newer = {
  source: 'Regulation (EC) No 1272/2008 (CLP), Annex VI, Table 3',
  title: 'CLP Annex VI, Table 3',
  edition: '24th ATP',
  published: '2026-06',
  licence: 'Law',
  columns: regulatoryColumns['annex-vi'],
  rows,
};
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
    expect(await screen.findByText('23rd ATP')).toBeVisible();
    expect(screen.getByText('ADR 2025')).toBeVisible();
    const upload = (file: File) =>
      user.upload(screen.getByLabelText('File with a newer edition'), file);

    await upload(fileOf('{'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'edition.json was not taken. It is no JSON file.',
    );
    await upload(fileOf({ ...newer, published: 'May' }));
    expect(await screen.findByText(/published: Use year and month/)).toBeVisible();
    await upload(fileOf({ ...newer, published: '2019-01' }));
    expect(await screen.findByText(/is older than 23rd ATP/)).toBeVisible();

    await upload(fileOf(newer));
    const card = await screen.findByRole('region', { name: 'CLP Annex VI, Table 3: 24th ATP' });
    expect(card).toHaveTextContent('Against 23rd ATP: 1 entry added, 1 changed, 4,449 removed.');
    expect(card).toHaveTextContent('without 4,449 entries of 23rd ATP. Is it the whole edition?');
    expect(await within(card).findByText('2 chemicals of yours change.')).toBeVisible();
    const [first, second] = await within(card).findAllByRole('listitem');
    expect(first).toHaveTextContent(`${acetone}67-64-1Changed 606-001-00-8`);
    expect(first).toHaveTextContent(/Hazard statements.*EUH066.* → EUH071/);
    expect(second).toHaveTextContent('Removed 601-021-00-3');
    await user.click(within(card).getByRole('tab', { name: 'Not understood (1)' }));
    expect(card).toHaveTextContent('999-001-00-1: Nonsense 9');
    await user.click(within(card).getByRole('tab', { name: 'All entries (4,451)' }));
    expect(await within(card).findByText(/^001-001-00-9/)).toBeVisible();
    expect(await findViolations(container)).toEqual([]);

    await user.click(within(card).getByRole('button', { name: 'Replace 23rd ATP' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Your chemicals stay as they are');
    await user.click(within(question).getByRole('button', { name: 'Replace' }));
    expect(await within(card).findByText(/^It is loaded/)).toBeVisible();
    // Nobody got a sheet of these.
    expect(within(card).queryByRole('button', { name: /^Tell / })).toBeNull();
    const { data } = await client.call(regulationEndpoints.editions);
    expect(data[0]).toMatchObject({ edition: '24th ATP', entries: 2 });
    expect(await get(_id)).toMatchObject({ signalWord: 'Warning' });
    await user.click(within(card).getByRole('button', { name: 'Look up 2 chemicals' }));
    expect(await screen.findByRole('heading', { name: 'Chemicals' })).toBeVisible();
  }, 60_000);

  it('are read from a workbook, of which a wrong one is refused in words', async () => {
    const { client } = session();
    const { user } = renderScreens({ routes, client, at: '/regulatory-table' });
    const input = await screen.findByLabelText('File with a newer edition');
    await user.upload(input, new File(['no workbook'], 'annex.xlsx'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^annex\.xlsx was not taken\. /);
  }, 60_000);

  it('are taken from a workbook once a person has said which edition it is', async () => {
    const { client } = session();
    const workbook = {
      kind: 'annex-vi',
      title: 'CLP Annex VI, Table 3',
      rows: 4450,
      hasOwnDays: true,
      edition: '24th ATP',
      published: null,
      appliesFrom: null,
      file: btoa('no workbook'),
      fileName: 'annex_vi_atp24.xlsx',
    } as const;
    const element = <WorkbookDialog workbook={workbook} onClose={() => undefined} />;
    const { user } = renderScreens({ routes: [{ path: '/', element }], client, at: '/' });
    const dialog = await screen.findByRole('dialog', { name: 'Which edition is it?' });
    expect(within(dialog).getByLabelText(/^Edition/)).toHaveValue('24th ATP');
    expect(await findViolations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Compare' }));
    expect(await within(dialog).findByText('Use year and month: 2024-09')).toBeVisible();
  }, 60_000);
});
