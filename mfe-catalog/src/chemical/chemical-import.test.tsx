import { act, screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { importEndpoints } from 'contract/transfer';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

/** A job needs some steps of the runner, and the screen asks about it once a second. */
const soon = { timeout: 15_000 };

describe('the import of chemicals', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });

  /** A file with a new row, one that changes a record, one that does not, and two wrong ones. */
  async function prepare() {
    const word = uniqueWord();
    const code = word.slice(-9).toUpperCase();
    const changed = { name: `${word} changed`, productCode: `${code}C`, purity: '95 %' };
    const { _id } = await calls().add(changed);
    await calls().add({ name: `${word} same`, productCode: `${code}S`, purity: '99 %' });
    const lines = [
      'Product code,Chemical name,CAS No.,Purity,Remark',
      `${code}N,${word} new,67-64-1,98 %,first`,
      `${code}C,${word} changed,,97 %,`,
      `${code}S,${word} same,,99 %,`,
      `${code}W,${word} wrong,67-64-2,99 %,`,
      `${code}V,${word} wrong too,,"${'9'.repeat(70)} %",`,
    ];
    const file = new File([lines.join('\r\n')], `${word}.csv`, { type: 'text/csv' });
    return { word, file, changedId: _id };
  }
  const purityOf = async (id: string) => (await calls().get(id)).purity;
  const step = (title: string) => screen.findByRole('heading', { level: 3, name: title }, soon);

  /** Past the table of the file, as it was understood. */
  const toColumns = async (user: ReturnType<typeof open>['user']) => {
    await step('Is this how the file looks?');
    await screen.findByRole('button', { name: 'Row 1 names the columns' });
    await user.click(screen.getByRole('button', { name: 'Choose the columns' }));
    await step('Choose what each column holds');
  };
  const overwrite = async (user: ReturnType<typeof open>['user']) => {
    await user.click(screen.getByRole('combobox', { name: 'Chemicals that are there already' }));
    await user.click(await screen.findByRole('option', { name: 'Overwrite what is there' }));
  };

  it('stays closed when the file was checked after the dialog was closed', async () => {
    const { word, file } = await prepare();
    const { user, router } = open(`/chemical-table?search=${word}&import=new`);
    await user.upload(await screen.findByLabelText('File to import'), file);
    await toColumns(user);
    const release = session().hold(({ url }) => url.startsWith('/api/import/check'));
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    const stateOf = async () => {
      const query = { resource: 'chemical' } as const;
      const { data } = await session().client.call(importEndpoints.list, { query });
      return data.find(({ fileName }) => fileName === file.name)?.state;
    };
    await waitFor(async () => expect(await stateOf()).toBe('checked'), soon);
    expect(router.state.location.search).toBe(`?search=${word}`);
  });

  it('maps the columns, shows what would change, writes it, and takes it back', async () => {
    const { word, file, changedId } = await prepare();
    const { user, router } = open(`/chemical-table?search=${word}`);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Import/ }));
    await user.upload(await screen.findByLabelText('File to import'), file);

    expect(await step('Is this how the file looks?')).toHaveFocus();
    expect(
      await screen.findByRole('button', { name: 'Row 1 names the columns', pressed: true }),
    ).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await toColumns(user);
    expect(await step('Choose what each column holds')).toHaveFocus();
    await overwrite(user);
    const purity = screen.getByRole('combobox', { name: 'Field for Purity' });
    expect(purity).toHaveValue('Purity');
    expect(screen.getByRole('combobox', { name: 'Field for Remark' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Field for CAS No.' })).toHaveValue('CAS number');
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));

    expect(await step('See what would change')).toHaveFocus();
    const wrong = await screen.findByRole('list', { name: 'Wrong rows' });
    expect(within(wrong).getByText('Row 4').parentElement).toHaveTextContent(/CAS number: .*1/);
    expect(within(wrong).getByText('Row 5').parentElement).toHaveTextContent(/Purity: /);
    await user.click(screen.getByRole('tab', { name: /^Changed/ }));
    const row = within(await screen.findByRole('list', { name: 'Changed rows' }));
    expect(row.getByRole('link', { name: `${word} changed` })).toHaveAttribute(
      'href',
      `/edit-chemical-form/${changedId}`,
    );
    expect(row.getByText('Purity').parentElement).toHaveTextContent('Purity95 % → 97 %');
    expect(await findViolations()).toEqual([]);
    expect(await purityOf(changedId)).toBe('95 %');

    await user.click(screen.getByRole('button', { name: 'Import 1 new and 1 changed' }));
    expect(await step('The import is done')).toHaveFocus();
    expect(screen.getByText(/2 chemicals were written, 2 wrong rows left out\./)).toBeVisible();
    expect(await purityOf(changedId)).toBe('97 %');
    expect(await calls().list({ search: `${word} new` })).toMatchObject({ total: 1 });
    expect(await screen.findByText(`${word} new`, {}, soon)).toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
    await user.click(await screen.findByRole('button', { name: 'Undo the import of 2 chemicals' }));
    expect(await screen.findByText('This import was taken back', {}, soon)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo this import' })).not.toBeInTheDocument();
    expect(await purityOf(changedId)).toBe('95 %');
    expect(await calls().list({ search: `${word} new` })).toMatchObject({ total: 0 });

    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(`?search=${word}`));
    expect(await screen.findByRole('row', { name: new RegExp(`${word} same`) })).toBeVisible();
  });

  it('comes back to the same step after a reload and by Back, and lets the columns be chosen anew', async () => {
    const { word, file } = await prepare();
    const first = open('/chemical-table?import=new');
    await first.user.upload(await screen.findByLabelText('File to import'), file);
    await toColumns(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Check the file' }));
    await step('See what would change');
    const { search } = first.router.state.location;
    first.unmount();

    const { user, router } = open(`/chemical-table${search}`);
    await step('See what would change');
    await user.click(screen.getByRole('button', { name: 'Back to the columns' }));
    await step('Choose what each column holds');
    await user.click(screen.getByRole('button', { name: 'Clear CAS number' }));
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('tab', { name: /^Wrong\s*1$/ }, soon)).toBeVisible();
    await act(() => router.navigate(-1));
    await step('Choose what each column holds');
    await user.click(screen.getByRole('button', { name: 'Back to the table' }));
    await step('Is this how the file looks?');
    await user.click(screen.getByRole('button', { name: 'Another file' }));
    const earlier = await screen.findByRole('link', { name: `${word}.csv` });
    await waitFor(() => expect(earlier.closest('li')).toHaveTextContent('Checked, not imported'));
  });

  it('says why a file was refused', async () => {
    const { user } = open('/chemical-table?import=new');
    const chooser = await screen.findByLabelText('File to import');
    await user.upload(chooser, new File([new Uint8Array(40)], 'nothing.xlsx'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^nothing\.xlsx was not taken\. \S/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that an import is gone', async () => {
    const id = '01920000-0000-7000-8000-000000000000';
    const { user } = open(`/chemical-table?import=${id}`);
    expect(await screen.findByText('This import is not there any more')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start another import' }));
    expect(await step('Choose a file')).toHaveFocus();
  });

  it('tells what the server says when a check cannot be started, and recovers', async () => {
    const { file } = await prepare();
    const { user } = open('/chemical-table?import=new');
    await user.upload(await screen.findByLabelText('File to import'), file);
    await toColumns(user);
    const end = session().refuse(({ url }) => url.includes('import/check'), {
      code: 'unavailable',
      detail: 'Being restarted.',
    });
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Being restarted.');
    end();
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    await step('See what would change');
  });
});
