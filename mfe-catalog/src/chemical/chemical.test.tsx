import { screen, waitFor, within } from '@testing-library/react';
import { categories, chemicals, subCategories, units } from 'contract/catalog';
import { resourceCalls } from 'shared-ui/resource';
import {
  chooseInRow,
  describeResource,
  findRow,
  findViolations,
  renderScreens,
  retype,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from '../routes';

const acetone = '67-64-1';

/** A picture of one pixel. */
function picture(name: string) {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}

describeResource({
  resource: chemicals,
  routes,
  list: '/chemical-table',
  titleLabel: 'Name',
  body: (word) => ({ name: word }),
  fill: (user) => retype(user, { label: 'Purity', text: '99 %' }),
});

describe('the screens of chemicals, beyond those of every resource', () => {
  const session = suiteSession();
  const calls = () => resourceCalls(session().client, chemicals);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });

  async function openForm() {
    const view = open('/chemical-form');
    await screen.findByRole('textbox', { name: 'Name' });
    return view;
  }

  it('checks the digit of a CAS number while it is typed, and tells the right one', async () => {
    const { user } = await openForm();
    const cas = screen.getByRole('textbox', { name: 'CAS number' });
    await user.type(cas, '67-64-2');
    expect(cas).toBeInvalid();
    expect(cas).toHaveAccessibleDescription(/after 67-64 it would be 1/);
    await user.type(cas, '{Backspace}1');
    expect(cas).toBeValid();
    expect(cas).toHaveAccessibleDescription('The check digit fits.');
    await retype(user, { label: 'EC number', text: 'EC 2006622' });
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'EC number' })).toHaveValue('200-662-2');
  });

  it('links the chemicals that have the CAS number already', async () => {
    const word = uniqueWord();
    const { _id } = await calls().add({ name: word, casNumber: acetone });
    const { user } = await openForm();
    await retype(user, { label: 'CAS number', text: '67641' });
    const link = await screen.findByRole('link', { name: word });
    expect(link).toHaveAttribute('href', `/edit-chemical-form/${_id}`);
  });

  it('offers the categories below the chosen one, and empties what no longer belongs', async () => {
    const [solvents, ketones] = [uniqueWord(), uniqueWord()];
    const above = await resourceCalls(session().client, categories).add({ name: solvents });
    const below = { name: ketones, categoryId: above._id };
    await resourceCalls(session().client, subCategories).add(below);
    const { user } = await openForm();
    const subcategory = screen.getByRole('combobox', { name: 'Subcategory' });
    expect(subcategory).toBeDisabled();
    const category = screen.getByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(category).toBeEnabled());
    await user.click(category);
    await user.click(await screen.findByRole('option', { name: solvents }));
    await user.click(subcategory);
    await user.click(await screen.findByRole('option', { name: ketones }));
    expect(subcategory).toHaveValue(ketones);
    await user.click(screen.getByRole('button', { name: `Clear ${solvents}` }));
    expect(subcategory).toHaveValue('');
    expect(subcategory).toBeDisabled();
  });

  it('saves packagings, pictograms and statements, and names the cell that is missing', async () => {
    const unit = { name: uniqueWord(), symbol: 'kg', dimension: 'mass', factor: 1 } as const;
    await resourceCalls(session().client, units).add(unit);
    const name = uniqueWord();
    const { user } = await openForm();
    await retype(user, { label: 'Name', text: name });
    await user.click(screen.getByRole('checkbox', { name: 'Flame' }));
    await user.type(screen.getByRole('combobox', { name: 'Hazard statements' }), 'highly flamm');
    await user.click(await screen.findByRole('option', { name: /^H225/ }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Highly flammable liquid and vapour')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a packaging' }));
    await retype(user, { label: 'Quantity', text: '200' });
    await user.click(screen.getByRole('combobox', { name: 'Unit' }));
    await user.click(await screen.findByRole('option', { name: new RegExp(unit.name) }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: /^Packagings 1: / }));
    expect(screen.getByRole('textbox', { name: 'Container' })).toHaveFocus();
    await user.keyboard('Steel drum');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().list({ search: name })).total).toBe(1));
    const [saved] = (await calls().list({ search: name })).data;
    expect(saved).toMatchObject({
      ghsPictograms: ['GHS02'],
      hazardStatements: ['H225'],
      packagings: [{ quantity: 200, container: 'Steel drum' }],
    });
  });

  it('sends pictures as they are chosen, asks what each shows, and keeps their order', async () => {
    const name = uniqueWord();
    const { user } = await openForm();
    await retype(user, { label: 'Name', text: name });
    const chooser = screen.getByLabelText('Add images');
    await user.upload(chooser, [picture('drum.png'), picture('flask.png')]);
    const texts = () => screen.queryAllByRole('textbox', { name: /in place of the picture/ });
    await waitFor(() => expect(texts()).toHaveLength(2));
    await user.upload(chooser, [new File(['<?php'], 'shell.png', { type: 'image/png' })]);
    expect(await screen.findByText(/^shell\.png: /)).toBeVisible();
    await user.type(texts()[0] ?? chooser, 'A drum');
    await user.type(texts()[1] ?? chooser, 'A flask');
    await user.click(screen.getByRole('button', { name: 'Move image 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await calls().list({ search: name })).total).toBe(1));
    const [saved] = (await calls().list({ search: name })).data;
    expect(saved?.images.map(({ alt }) => alt)).toEqual(['A flask', 'A drum']);
  });

  it('has no accessibility violation on a filled form, and leads back to the list as it was', async () => {
    const name = uniqueWord();
    const packaged = { name, casNumber: acetone, formula: 'C3H6O', synonyms: ['Propanone'] };
    await calls().add(packaged);
    const { user, router } = open(`/chemical-table?search=${name}&status=draft`);
    await user.click(within(await findRow(name)).getByRole('link', { name }));
    await screen.findByRole('textbox', { name: 'Name' });
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    // The form has a table of its own.
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
    expect(await findRow(name)).toBeVisible();
    expect(router.state.location.search).toBe(`?search=${name}&status=draft`);
  });

  it('duplicates into a draft with an address and a code of its own', async () => {
    const word = uniqueWord();
    const code = word.slice(-10).toUpperCase();
    const body = { name: word, productCode: code, purity: '99 %', status: 'published' };
    await calls().add(body);
    const { user } = open(`/chemical-table?search=${word}`);
    await chooseInRow(user, { title: word, item: 'Duplicate' });
    expect(await screen.findByRole('textbox', { name: 'Purity' })).toHaveValue('99 %');
    expect(screen.getByRole('textbox', { name: 'Product code' })).toHaveValue('');
    expect(screen.getByRole('radio', { name: /^Draft/ })).toBeChecked();
    await retype(user, { label: 'Name', text: `${word} copy` });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findRow(`${word} copy`)).toHaveTextContent('Draft');
  });

  it('publishes the selected chemicals and says how many', async () => {
    const word = uniqueWord();
    for (const end of ['a', 'b', 'c']) await calls().add({ name: `${word}${end}` });
    const { user } = open(`/chemical-table?search=${word}`);
    await findRow(`${word}a`);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const toolbar = await screen.findByRole('toolbar', { name: 'Selected rows' });
    await user.click(within(toolbar).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('3 chemicals published')).toBeVisible();
    const published = await calls().list({ search: word, status: 'published' });
    expect(published.total).toBe(3);
    await waitFor(async () => expect(await findRow(`${word}b`)).toHaveTextContent('Published'));
  });

  it('sets the category of all that match, on every page, and puts each back by Undo', async () => {
    const [word, shelf] = [uniqueWord(), uniqueWord()];
    const { _id: categoryId } = await resourceCalls(session().client, categories).add({
      name: shelf,
    });
    for (let count = 0; count < 11; count += 1) await calls().add({ name: `${word} ${count}` });
    const { user } = open(`/chemical-table?search=${word}&pageSize=10`);
    await findRow(`${word} 1`);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(await screen.findByRole('button', { name: 'Select all 11 that match' }));
    await user.click(screen.getByRole('button', { name: 'Set category' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set category' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: shelf }));
    await user.click(within(dialog).getByRole('button', { name: 'Set category' }));
    const question = await screen.findByRole('alertdialog', { name: 'Move 11 chemicals?' });
    await user.click(within(question).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('11 chemicals moved')).toBeVisible();
    expect((await calls().list({ categoryId })).total).toBe(11);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('11 chemicals put back as they were')).toBeVisible();
    expect((await calls().list({ categoryId })).total).toBe(0);
  });
});
