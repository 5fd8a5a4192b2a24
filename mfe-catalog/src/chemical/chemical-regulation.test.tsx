import { screen, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the regulatory tables in the form of a chemical', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);
  const open = async (fields: object) => {
    const { _id } = await calls().add({ name: uniqueWord(), ...fields });
    const at = `/edit-chemical-form/${_id}`;
    return { _id, ...renderScreens({ routes, client: session().client, at }) };
  };
  const save = async (user: ReturnType<typeof renderScreens>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/saved/i);
  };

  it('are shown beside the fields, taken over one or all, with their source', async () => {
    const { _id, user, container } = await open({
      casNumber: '67-56-1',
      unNumber: 'UN1230',
      signalWord: 'Warning',
    });
    const annex = await screen.findByRole('region', { name: 'CLP Annex VI, Table 3' });
    expect(annex).toHaveTextContent('Annex VI (23rd ATP) has an entry for 67-56-1: 603-001-00-X');
    expect(annex).toHaveTextContent('* Minimum classification');
    expect(annex).toHaveTextContent('STOT SE 1, H370: C ≥ 10 %');
    const row = within(annex).getByRole('row', { name: /^Signal word/ });
    expect(row).toHaveTextContent('Signal wordWarningDanger');
    await user.click(within(annex).getByRole('button', { name: 'Use signal word of 23rd ATP' }));
    expect(row).toHaveTextContent('Same');
    await user.click(within(annex).getByRole('button', { name: 'Use all of 23rd ATP' }));
    expect(await screen.findByText(/Pictograms and signal word are those/)).toBeVisible();
    const adr = screen.getByRole('region', { name: 'ADR, Table A' });
    await user.click(within(adr).getByRole('button', { name: 'Use all of ADR 2025' }));
    expect(await findViolations(container)).toEqual([]);
    await user.type(screen.getByLabelText('Tunnel code'), '1');
    await save(user);
    const data = await calls().get(_id);
    expect(data).toMatchObject({
      signalWord: 'Danger',
      hazardStatements: ['H225', 'H331', 'H311', 'H301', 'H370'],
      transportLabels: ['3', '6.1'],
      tunnelCode: 'D/E1',
    });
    const sources = data.fieldSources.map(({ field, reference }) => `${field} ${reference}`);
    expect(sources).toEqual(
      expect.arrayContaining(['signalWord 603-001-00-X', 'packingGroup UN1230']),
    );
    expect(sources).not.toContain('tunnelCode UN1230');
  });

  it('say that there is no entry, and offer several with their conditions', async () => {
    const { unmount } = await open({ casNumber: '50-99-7' });
    expect(
      await screen.findByText(/^Not harmonised: no entry in Annex VI \(23rd ATP\)/),
    ).toBeVisible();
    unmount();
    await open({ casNumber: '7697-37-2' });
    expect(
      await screen.findByText('Annex VI (23rd ATP) has 2 entries for 7697-37-2'),
    ).toBeVisible();
    expect(screen.getByLabelText(/Entry that applies/)).toBeVisible();
  });

  it('ask for the words of a statement', async () => {
    const { _id, user } = await open({ precautionaryStatements: ['P501'] });
    const words = await screen.findByLabelText(/Words in P501/);
    await user.type(words, 'an approved plant');
    await save(user);
    const data = await calls().get(_id);
    expect(data.statementSlots).toEqual([{ code: 'P501', text: 'an approved plant' }]);
  });
});
