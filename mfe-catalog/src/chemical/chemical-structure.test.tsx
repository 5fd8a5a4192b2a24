import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

const patience = 60_000;

/** Ethanol, with its hydrogens left out. */
const ethanolMolfile = `
  drawn by hand

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0
    1.2990    0.7500    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0
    2.5981    0.0000    0.0000 O   0  0  0  0  0  0  0  0  0  0  0  0
  1  2  1  0  0  0  0
  2  3  1  0  0  0  0
M  END
`;

describe('the structure in the form of a chemical', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);
  const smiles = () => screen.getByLabelText('SMILES');
  const formula = () => screen.getByLabelText('Formula');
  const mass = () => screen.getByLabelText('Molecular weight');

  async function openForm(at = '/chemical-form') {
    const view = renderScreens({ routes, client: session().client, at });
    await screen.findByLabelText('SMILES');
    return view;
  }

  it('shows the picture of what is typed, and says what empty fields will become', async () => {
    const name = uniqueWord();
    const { user } = await openForm();
    await retype(user, { label: 'Name', text: name });
    await user.type(smiles(), 'CCO');
    expect(await screen.findByRole('img', { name: /C2H6O/ })).toBeVisible();
    expect(await screen.findAllByText(/^Left empty,/)).toHaveLength(3);
    expect(formula()).toHaveValue('');
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().list({ search: name })).total).toBe(1));
    const [saved] = (await calls().list({ search: name })).data;
    expect(saved).toMatchObject({ smiles: 'CCO', formula: 'C2H6O' });
    expect(saved?.molecularWeight).toBeCloseTo(46.07, 1);
  });

  it('shows where stored values differ from the structure, and takes its own only when told to', async () => {
    const stored = { name: uniqueWord(), smiles: 'OCCO', formula: 'C2H6O', molecularWeight: 46 };
    const { _id } = await calls().add(stored);
    const { user } = await openForm(`/edit-chemical-form/${_id}`);
    const useFormula = await screen.findByRole(
      'button',
      { name: 'Use this formula of the structure' },
      { timeout: patience },
    );
    expect(useFormula.closest('output')).toHaveTextContent(
      /Stored .*· from the structure .*Use this/,
    );
    expect(formula()).toHaveValue('C2H6O');
    expect(mass()).toHaveValue('46');
    await user.click(useFormula);
    expect(formula()).toHaveValue('C2H6O2');
    await user.click(
      screen.getByRole('button', { name: 'Use this molecular weight of the structure' }),
    );
    expect(await screen.findAllByText('Agrees with the structure.')).toHaveLength(3);
    expect((await calls().get(_id)).formula).toBe('C2H6O');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().get(_id)).formula).toBe('C2H6O2'));
  });

  it('makes a SMILES of a pasted molfile, and takes the SMILES alone of a line with a name', async () => {
    const { user } = await openForm();
    await user.click(smiles());
    await user.paste(ethanolMolfile);
    await waitFor(() => expect(smiles()).toHaveValue('CCO'));
    expect(await screen.findByRole('img', { name: /C2H6O/ })).toBeVisible();
    await user.clear(smiles());
    await user.paste('CC(=O)C acetone\n');
    expect(smiles()).toHaveValue('CC(=O)C');
    expect(await screen.findByRole('img', { name: /C3H6O/ })).toBeVisible();
  });

  it('reads a pasted InChI as SMILES, and shows the identifiers of the structure', async () => {
    const { user } = await openForm();
    await user.click(smiles());
    await user.paste('InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3');
    await waitFor(() => expect(smiles()).toHaveValue('CCO'));
    expect(await screen.findByText('InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this InChIKey of the structure' }));
    expect(screen.getByLabelText('InChIKey')).toHaveValue('LFQSCWFLJHTTHZ-UHFFFAOYSA-N');
    await user.click(screen.getByRole('button', { name: 'Copy the InChI' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('stores names with their language', async () => {
    const name = uniqueWord();
    const { user } = await openForm();
    await retype(user, { label: 'Name', text: name });
    const names = screen.getByLabelText('Names in other languages');
    await user.type(names, 'DE: Äthanol{Enter}Weingeist{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(names).toHaveAccessibleDescription(/Use the two-letter language code/),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Weingeist' }));
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().list({ search: name })).total).toBe(1));
    const [saved] = (await calls().list({ search: name })).data;
    expect(saved?.foreignNames).toEqual([{ language: 'de', name: 'Äthanol' }]);
  });

  it('says beside the field why a structure is not taken', async () => {
    const { user } = await openForm();
    await user.type(smiles(), 'C1CC');
    await waitFor(() => expect(smiles()).toBeInvalid());
    expect(screen.getByText('No preview: the structure isn’t valid.')).toBeVisible();
    await user.clear(smiles());
    expect(smiles()).toBeValid();
    await user.paste('\n\n\nnonsense\nM  END\n');
    await waitFor(() =>
      expect(smiles()).toHaveAccessibleDescription(/^The molfile was not taken\./),
    );
    expect(smiles()).toHaveValue('');
  });

  it('offers another try when the structure could not be asked for', async () => {
    const isReading = ({ url }: { url: string }) => url.includes('readStructure');
    const end = session().refuse(isReading, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = await openForm();
    await user.type(smiles(), 'CCN');
    const problem = await screen.findByText(/The structure could not be read: Being restarted\./);
    end();
    const box = problem.parentElement ?? document.body;
    await user.click(within(box).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /C2H7N/ })).toBeVisible();
  });

  it('copies structure, pictures and documents with a duplicate', async () => {
    const word = uniqueWord();
    const { _id } = await calls().add({ name: word, smiles: 'CCO', casNumber: '64-17-5' });
    const { user } = await openForm(`/chemical-form?copy=${_id}`);
    expect(smiles()).toHaveValue('CCO');
    expect(await screen.findByRole('img', { name: /C2H6O/ })).toBeVisible();
    await retype(user, { label: 'Name', text: `${word} AR` });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().list({ search: word })).total).toBe(2));
  });
});
