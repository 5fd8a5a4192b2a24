import { screen, within } from '@testing-library/react';
import { setLocale } from 'contract';
import { chemicals } from 'contract/catalog';
import { addCatalogues, providePageTexts, showLanguage } from 'shared-ui/i18n';
import { resourceCalls } from 'shared-ui/resource';
import { findRow, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { categorySteps } from './category/category.fixture';
import remote from './index';
import { chemicalFormHref, editChemicalHref, routes } from './routes';

const session = suiteSession();
const { openBranch, row } = categorySteps(session);
const open = (at: string) => renderScreens({ routes, client: session().client, at });
const addChemical = (name: string) => resourceCalls(session().client, chemicals).add({ name });

beforeAll(async () => {
  providePageTexts();
  await addCatalogues(remote.texts ?? {});
  await showLanguage('de');
  setLocale('de-DE');
});
afterAll(async () => {
  await showLanguage('en');
  setLocale(null);
});

test('the list of chemicals speaks German', async () => {
  const name = uniqueWord();
  await addChemical(name);
  open(`/chemical-table?search=${name}`);
  expect(await findRow(name)).toHaveTextContent('Entwurf');
  expect(screen.getByRole('heading', { name: 'Chemikalien', level: 1 })).toBeVisible();
  for (const head of [/^Struktur/, /^Kategorie/, /^Aktualisiert/]) {
    expect(screen.getByRole('columnheader', { name: head })).toBeVisible();
  }
});

test('the form of a chemical speaks German, with the names of the law', async () => {
  const { _id } = await addChemical(uniqueWord());
  open(editChemicalHref(_id));
  for (const name of ['CAS-Nummer', 'EG-Nummer', 'Artikelnummer', 'UN-Nummer']) {
    expect(await screen.findByRole('textbox', { name })).toBeVisible();
  }
  expect(screen.getByRole('button', { name: 'Etikett' })).toBeVisible();
  expect(screen.getByText('Totenkopf mit gekreuzten Knochen')).toBeVisible();
});

test('the tree of categories speaks German, with its counts and the dialog that moves a row', async () => {
  const { word, user } = await openBranch();
  expect(await row(word)).toHaveAccessibleName(/ 1 Chemikalie$/);
  await user.click(screen.getByRole('button', { name: `Aktionen für ${word}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Verschieben nach …' }));
  const dialog = await screen.findByRole('dialog', { name: `${word} verschieben` });
  expect(within(dialog).getByRole('combobox', { name: 'Platz' })).toBeVisible();
});

test.each([
  [chemicalFormHref(), 'Chemikalie anlegen'],
  ['/chemical-types', 'Chemikalientypen'],
  ['/missed-search', 'Was Besucher suchten'],
  ['/regulatory-table', 'Regulatorische Tabellen'],
  ['/unit', 'Einheiten'],
])('%s is called %s', async (at, name) => {
  open(at);
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
});
