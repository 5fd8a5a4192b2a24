import { screen, waitFor, within } from '@testing-library/react';
import { chemicals, units } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describe('the label of a pack', () => {
  const session = suiteSession();
  const open = async (fields: object) => {
    const { client } = session();
    const symbol = uniqueWord().slice(-12);
    const unit = { name: uniqueWord(), symbol, dimension: 'volume', factor: 1 } as const;
    const { _id: unitId } = await resourceCalls(client, units).add(unit);
    const { _id } = await resourceCalls(client, chemicals).add({
      name: uniqueWord(),
      packagings: [{ quantity: 25, unitId, container: 'Canister' }],
      ...fields,
    });
    const screens = renderScreens({ routes, client, at: `/edit-chemical-form/${_id}` });
    await screens.user.click(await screen.findByRole('button', { name: 'Label' }));
    return { ...screens, dialog: await screen.findByRole('dialog', { name: /^Label of/ }), symbol };
  };

  it('is shown as it is printed, asks for missing words, and says what is wrong with its size', async () => {
    const { user, dialog, symbol, container } = await open({
      ghsPictograms: ['GHS02'],
      signalWord: 'Danger',
      hazardStatements: ['H225'],
      precautionaryStatements: ['P210', 'P501'],
    });
    expect(await within(dialog).findByLabelText(/^Capacity of the pack/)).toHaveValue('25');
    const words = await within(dialog).findByLabelText(/^Words in P501/);
    expect(await within(dialog).findByText('Fill in the words of the supplier')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Download PDF' })).toBeDisabled();
    await user.type(words, 'an approved plant');
    const picture = await within(dialog).findByRole('img', { name: /105 × 148 mm$/ });
    const said = (picture.textContent ?? '').replaceAll(/\s/g, '');
    expect(said).toContain('Highlyflammableliquidandvapour.');
    expect(said).toContain('toanapprovedplant.');
    expect(said).toContain(`Nominalquantity:25${symbol}`);
    expect(within(dialog).getByRole('list', { name: 'Warnings' })).toHaveTextContent('address');
    await user.click(within(dialog).getByRole('checkbox', { name: /^P210/ }));
    await within(dialog).findByText('Precautionary statements (1)');
    expect(await findViolations(container)).toEqual([]);
    await user.click(within(dialog).getByRole('radio', { name: 'A roll' }));
    const width = within(dialog).getByLabelText(/^Width/);
    await user.clear(width);
    await user.type(width, '50');
    expect(await within(dialog).findByText(/has at least 74 × 105 mm/)).toBeVisible();
  });

  it('says all of it in further languages, and asks for the words of each', async () => {
    const { user, dialog } = await open({
      ghsPictograms: ['GHS02'],
      signalWord: 'Danger',
      hazardStatements: ['H225'],
      precautionaryStatements: ['P501'],
    });
    const own = within(dialog);
    await user.type(await own.findByLabelText(/^Words in P501/), 'a plant');
    await user.click(own.getByRole('combobox', { name: 'Further languages' }));
    await user.click(await screen.findByRole('option', { name: 'German' }));
    const words = await own.findByLabelText(/^Words in P501 \(German\)/);
    expect(await own.findByText('Fill in the words of the supplier')).toBeVisible();
    await user.type(words, 'einer Anlage');
    await waitFor(() => {
      const picture = own.getByRole('img', { name: /^Label of/ });
      const said = (picture.textContent ?? '').replaceAll(/\s/g, '');
      const texts = ['Danger/Gefahr', 'EN:Highly', 'toaplant.', 'DE:Flüssigkeit', 'einerAnlage'];
      for (const text of texts) expect(said).toContain(text);
    });
  });

  it('of an offered form is made from its row, with the hazards of the form', async () => {
    const form = {
      name: 'Acid 37 %',
      strength: 37,
      packagings: [],
      classifications: [
        {
          hazardClass: 'Skin Corr.' as const,
          category: '1B',
          statement: 'H314',
          specifics: null,
          marks: [],
        },
      ],
      source: { supplier: null, day: '2026-11-28' },
    };
    const { user, dialog } = await open({ offeredForms: [form] });
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await user.click(await screen.findByRole('button', { name: 'Label of Acid 37 %' }));
    const own = await screen.findByRole('dialog', { name: 'Label of Acid 37 %' });
    expect(await within(own).findByRole('checkbox', { name: /^P280/ })).toBeVisible();
    expect(within(own).queryByRole('checkbox', { name: /^No classification/ })).toBeNull();
  });

  it('of an unclassified chemical needs a confirmation', async () => {
    const { user, dialog } = await open({});
    const confirm = await within(dialog).findByRole('checkbox', {
      name: /^No classification is stored/,
    });
    expect(await within(dialog).findByText(/does not mean that it has no hazards/)).toBeVisible();
    await user.click(confirm);
    expect(await within(dialog).findByRole('img', { name: /^Label of/ })).toBeVisible();
    expect(within(dialog).getByRole('list', { name: 'Warnings' })).toHaveTextContent(
      'does not mean',
    );
  });
});
