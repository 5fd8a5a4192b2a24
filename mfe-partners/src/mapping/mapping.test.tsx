import { screen, waitFor, within } from '@testing-library/react';
import { chemicals } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, suiteSession, uniqueWord } from 'shared-ui/testing';
import { mappingSteps } from './mapping.fixture';

describe.each(['supplier', 'customer'] as const)('mapping the chemicals of a %s', (name) => {
  const session = suiteSession();
  const { addPartner, addChemical, addChemicals, link, linked, open, list, box, namesIn } =
    mappingSteps(session, name);

  it('finds a partner and chooses it by keys alone; the address keeps it', async () => {
    const word = uniqueWord();
    await addPartner({ companyName: `${word} one`, active: false });
    const second = await addPartner({ companyName: `${word} two` });
    const { user, router } = open();
    expect(await screen.findByText(`Choose a ${name}`)).toBeVisible();
    await user.keyboard('/');
    await user.keyboard(word);
    const first = await screen.findByRole('link', { name: /one 0 chemicals Inactive/ });
    await screen.findByRole('link', { name: `${word} two 0 chemicals` });
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: second.companyName })).toBeVisible();
    expect(await screen.findByText('Nothing linked yet')).toBeVisible();
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?partner=${second._id}&find=${word}`),
    );
    expect(await findViolations()).toEqual([]);
  });

  it('adds over pages and searches what stays chosen meanwhile, and tells what was linked already', async () => {
    const word = uniqueWord();
    const [one, , three] = await addChemicals(word, 30);
    const other = await addChemical(`Other ${word}x`);
    const partner = await addPartner();
    await link(partner._id, [one ?? '']);
    const { user } = open(`?partner=${partner._id}&tab=add&search=${word}`);
    const fixed = await box(`${word} 001, linked`);
    expect(fixed).toBeChecked();
    expect(fixed).toBeDisabled();
    await user.click(await box(`${word} 002`));
    await user.click(await box(`${word} 003`));
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await user.click(await box(`${word} 030`));
    const search = screen.getByRole('searchbox', { name: 'Search the catalogue' });
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.clear(search);
    await user.keyboard(`${word}x`);
    await user.click(await box(other.name));
    expect(await findViolations()).toEqual([]);
    // Somebody else links one of them at the same time.
    await link(partner._id, [three ?? '']);
    const bar = screen.getByRole('toolbar', { name: 'Chosen chemicals' });
    expect(bar).toHaveTextContent('4 chosen');
    await user.click(within(bar).getByRole('button', { name: `Link to ${partner.companyName}` }));
    expect(await screen.findByText('3 added, 1 was linked already')).toBeVisible();
    expect(await linked(partner._id)).toHaveLength(5);
    expect(bar).not.toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'Linked (5)' })).toBeVisible();
    expect(await box(`${other.name}, linked`)).toBeDisabled();
  });

  it('chooses by keys: arrows go along, Space chooses, Shift takes all between, past what is linked', async () => {
    const word = uniqueWord();
    const added = await addChemicals(word, 6);
    const partner = await addPartner();
    await link(partner._id, [added[1] ?? '']);
    const { user } = open(`?partner=${partner._id}&tab=add&search=${word}`);
    (await box(`${word} 001`)).focus();
    await user.keyboard(' {ArrowDown}');
    expect(await box(`${word} 003`)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    const chosen = () =>
      screen.getAllByRole('checkbox', { checked: true }).map((one) => one.ariaLabel);
    const bar = await screen.findByRole('toolbar', { name: 'Chosen chemicals' });
    expect(bar).toHaveTextContent('4 chosen');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(bar).toHaveTextContent('5 chosen');
    await user.keyboard('{Home} ');
    expect(bar).toHaveTextContent('4 chosen');
    expect(chosen()).not.toContain(`${word} 001`);
    await user.click(screen.getByRole('checkbox', { name: 'All of this page' }));
    expect(bar).toHaveTextContent('5 chosen');
    await user.click(screen.getByRole('button', { name: 'Clear the choice' }));
    expect(bar).not.toBeInTheDocument();
  });

  it('removes one by the Delete key and many by the bar; Undo links them again', async () => {
    const word = uniqueWord();
    const added = await addChemicals(word, 28);
    const partner = await addPartner();
    await link(partner._id, added);
    const { user } = open(`?partner=${partner._id}`);
    (await box(`${word} 001`)).focus();
    await user.keyboard('{Delete}');
    expect(await screen.findByText('1 removed')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Linked (27)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 linked again')).toBeVisible();
    await box(`${word} 001`);
    await user.click(screen.getByRole('button', { name: 'Choose all 28 found' }));
    const bar = await screen.findByRole('toolbar', { name: 'Chosen chemicals' });
    expect(bar).toHaveTextContent('28 chosen');
    await user.click(within(bar).getByRole('button', { name: /^Remove from/ }));
    expect(await screen.findByText('28 removed')).toBeVisible();
    expect(await linked(partner._id)).toEqual([]);
    expect(await screen.findByText('Nothing linked yet')).toBeVisible();
    const [undo] = screen.getAllByRole('button', { name: 'Undo' }).toReversed();
    if (undo === undefined) throw new Error('No Undo');
    await user.click(undo);
    expect(await screen.findByText('28 linked again')).toBeVisible();
    expect(await linked(partner._id)).toHaveLength(28);
  });

  it('keeps search, letter and page of what is linked in the address', async () => {
    const word = uniqueWord();
    const added = await addChemicals(word, 26);
    const partner = await addPartner();
    await link(partner._id, added);
    open(`?partner=${partner._id}&letter=P&search=${word}&page=2`);
    const rows = await list(`Chemicals linked to ${partner.companyName}`);
    expect(namesIn(rows)).toEqual([`${word} 026`]);
    expect(screen.getByRole('searchbox', { name: 'Search linked chemicals' })).toHaveValue(word);
    expect(screen.getByRole('combobox', { name: 'Letter' })).toHaveTextContent('P');
    expect(screen.getByText('26–26 of 26')).toBeVisible();
  });

  it('tells which chemical vanished, links nothing, and lets the others be linked', async () => {
    const word = uniqueWord();
    const [gone] = await addChemicals(word, 2);
    const partner = await addPartner();
    const { user } = open(`?partner=${partner._id}&tab=add&search=${word}`);
    await user.click(await box(`${word} 001`));
    await user.click(await box(`${word} 002`));
    await resourceCalls(session().client, chemicals).remove(gone ?? '');
    await user.click(screen.getByRole('button', { name: /^Link to/ }));
    expect(await screen.findByText('Nothing was linked')).toBeVisible();
    expect(screen.getByText(new RegExp(`“${word} 001” is no longer`))).toBeVisible();
    expect(await linked(partner._id)).toEqual([]);
    await waitFor(() => expect(screen.getByText('1 chosen')).toBeVisible());
    await user.click(screen.getByRole('button', { name: /^Link to/ }));
    expect(await screen.findByText('1 added')).toBeVisible();
    expect(await linked(partner._id)).toEqual([`${word} 002`]);
  });

  it('says that the server is down, and recovers by trying again', async () => {
    const partner = await addPartner();
    const isList = ({ url }: { url: string }) => url.includes('getChemicalsFor');
    const end = session().refuse(isList, { code: 'unavailable', detail: 'Being restarted.' });
    const { user } = open(`?partner=${partner._id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Being restarted.');
    end();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing linked yet')).toBeVisible();
  });
});

describe('mapping more chemicals than one call takes', () => {
  const session = suiteSession();
  const { addPartner, addChemicals, link, linked, open } = mappingSteps(session, 'supplier');

  it('takes all away and links all again, part by part', async () => {
    const count = 1001;
    const ids = await addChemicals(uniqueWord(), count);
    const partner = await addPartner();
    await link(partner._id, ids.slice(0, 1000));
    await link(partner._id, ids.slice(1000));
    const { user } = open(`?partner=${partner._id}`);
    await user.click(await screen.findByRole('button', { name: 'Choose all 1,001 found' }));
    await user.click(await screen.findByRole('button', { name: /^Remove from/ }));
    expect(await screen.findByText('1,001 removed')).toBeVisible();
    expect(await linked(partner._id)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1,001 linked again')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Linked (1,001)' })).toBeVisible();
  });
});
