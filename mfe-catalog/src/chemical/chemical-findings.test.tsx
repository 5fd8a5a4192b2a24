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

describe('the data quality of a chemical', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });

  async function openPanel(id: string) {
    const view = open(`/edit-chemical-form/${id}`);
    const heading = await screen.findByText('Data quality');
    const panel = heading.closest('section') ?? heading;
    expect(panel).toHaveAccessibleName('Data quality');
    return { ...view, panel, lineOf: (text: RegExp) => lineOf(panel, text) };
  }

  it('says what is doubtful, leads to the field, and sets a fix that Save keeps', async () => {
    const sound = { casNumber: '107-21-1', ecNumber: '203-473-3', smiles: 'OCCO' };
    const { _id } = await calls().add({ ...sound, name: uniqueWord(), formula: 'C2H6O' });
    const { user, panel, lineOf } = await openPanel(_id);
    const line = await lineOf(/the structure gives C2H6O2/);
    await user.click(within(line).getByRole('button', { name: 'Go to Formula' }));
    const formula = screen.getByLabelText('Formula');
    expect(formula).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await user.click(within(line).getByRole('button', { name: 'Use C2H6O2' }));
    expect(formula).toHaveValue('C2H6O2');
    expect(line).toHaveTextContent('Changed since; looked at again when you save.');
    expect(within(line).queryByRole('button', { name: 'Use C2H6O2' })).not.toBeInTheDocument();
    await user.click(
      within(await lineOf(/^The molecular weight/)).getByRole('button', { name: /^Use/ }),
    );
    expect((await calls().get(_id)).formula).toBe('C2H6O');
    expect(panel).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().get(_id)).findings).toEqual([]));
  });

  it('has nothing to check where all is in order, until the form says something else', async () => {
    const sound = { casNumber: '64-17-5', ecNumber: '200-578-6', smiles: 'CCO' };
    const { _id } = await calls().add({ ...sound, name: uniqueWord() });
    const { user, panel, lineOf } = await openPanel(_id);
    await within(panel).findByText('Nothing to check.');
    const formula = screen.getByLabelText('Formula');
    await user.clear(formula);
    await user.type(formula, 'C2H6O2');
    const line = await lineOf(/formula is C2H6O2, the structure gives C2H6O/);
    await user.click(within(line).getByRole('button', { name: 'Use C2H6O' }));
    expect(await within(panel).findByText('Nothing to check.')).toBeVisible();
  });

  it('links the chemicals that have the same number', async () => {
    const [one, other] = [uniqueWord(), uniqueWord()];
    const casNumber = '67-63-0';
    const first = await calls().add({ name: one, casNumber });
    const second = await calls().add({ name: other, casNumber });
    const { lineOf } = await openPanel(second._id);
    const line = await lineOf(/same CAS number/i);
    expect(within(line).getByRole('link', { name: one })).toHaveAttribute(
      'href',
      `/edit-chemical-form/${first._id}`,
    );
  });

  it('asks for a reason to publish what contradicts itself, and shows it beside the finding', async () => {
    const contrary = { smiles: 'CO', formula: 'C2H6O', molecularWeight: 32.04 };
    const { _id } = await calls().add({ ...contrary, name: uniqueWord() });
    const { user, unmount } = await openPanel(_id);
    const label = 'Reason to publish anyway';
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Published/ }));
    const reason = await screen.findByLabelText(label);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/are of different substances/)).length).toBeGreaterThan(0);
    expect(await findViolations()).toEqual([]);
    await user.type(reason, 'Sold as the wet alcohol.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().get(_id)).status).toBe('published'));
    unmount();
    const { lineOf } = await openPanel(_id);
    expect(await lineOf(/the structure gives CH4O/)).toHaveTextContent(
      'Published anyway: Sold as the wet alcohol.',
    );
    expect(screen.getByLabelText(label)).toHaveValue('Sold as the wet alcohol.');
  });

  it('asks for a reason when another published chemical has the CAS number', async () => {
    const [one, other] = [uniqueWord(), uniqueWord()];
    const casNumber = '75-09-2';
    await calls().add({ name: one, casNumber, status: 'published' });
    const { _id } = await calls().add({ name: other, casNumber });
    const { user } = await openPanel(_id);
    await user.click(screen.getByRole('radio', { name: /^Published/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Publish as it is' }));
    const refusal = `"${one}" is published with the CAS number 75-09-2 already`;
    expect((await screen.findAllByText(refusal, { exact: false })).length).toBeGreaterThan(0);
    await user.type(await screen.findByLabelText('Reason to publish anyway'), 'Another grade.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().get(_id)).status).toBe('published'));
  });

  it('is a filter of the list, and a column with the findings in words', async () => {
    const word = uniqueWord();
    await calls().add({ name: `${word}a`, casNumber: '67-56-1', smiles: 'CO' });
    await calls().add({ name: `${word}b`, ecNumber: '200-659-6', smiles: 'CO' });
    const { user } = open(`/chemical-table?search=${word}`);
    await findRow(`${word}a`);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'To check' }));
    await user.keyboard('{Escape}');
    expect(await findRow(`${word}a`)).toHaveTextContent(/EC number missing/);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Finding' }));
    await user.click(await screen.findByRole('option', { name: 'CAS number missing' }));
    await waitFor(() => expect(screen.queryByText(`${word}a`)).not.toBeInTheDocument());
    expect(screen.getByText(`${word}b`)).toBeInTheDocument();
  });
});

async function lineOf(panel: HTMLElement, text: RegExp) {
  const found = await within(panel).findByText(text);
  const line = found.closest('li');
  if (line === null) throw new Error(`No finding says ${String(text)}.`);
  return line;
}
