import { screen, within } from '@testing-library/react';
import { setLocale } from 'contract';
import { addCatalogues, providePageTexts, showLanguage } from 'shared-ui/i18n';
import { findRow, suiteSession } from 'shared-ui/testing';
import remote from './index';
import { inquirySteps } from './inquiry-list/inquiry.fixture';
import { addInquiryHref, editInquiryHref, orderListHref } from './routes';

const session = suiteSession();
const { addInquiry, calls, open } = inquirySteps(session);
const day = 86_400_000;

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

const plan = (inquiryId: string, days: number) =>
  calls().followUps.add({
    inquiryId,
    kind: 'call',
    message: 'Liefertermin klären',
    dueAt: new Date(Date.now() + days * day).toISOString(),
  });

test('the list of inquiries speaks German', async () => {
  const { word, inquiry } = await addInquiry({ priority: 'high' });
  await plan(inquiry._id, -3);
  open(`/inquiry-list?search=${word}`);
  const row = await findRow(inquiry.number);
  for (const words of ['Hoch', '3 Tage überfällig']) expect(row).toHaveTextContent(words);
  expect(screen.getByRole('heading', { name: 'Anfragen', level: 1 })).toBeVisible();
  for (const name of [/^Fragt nach/, /^Nächster Schritt/, /^Zuständig/]) {
    expect(screen.getByRole('columnheader', { name })).toBeVisible();
  }
  const views = screen.getByRole('navigation', { name: 'Fertige Ansichten' });
  expect(await within(views).findByRole('link', { name: /^Alle offenen \d/ })).toBeVisible();
});

test('the page of an inquiry speaks German, with sentences around a name and a number of days', async () => {
  const { inquiry } = await addInquiry();
  await plan(inquiry._id, -1);
  open(editInquiryHref(inquiry._id));
  const happened = await screen.findByRole('list', { name: 'Was geschah' });
  expect(happened).toHaveTextContent('hat einen Anruf geplant');
  expect(happened).toHaveTextContent('fällig: 1 Tag überfällig');
  expect(happened).toHaveTextContent('hat diese Anfrage angelegt');
  expect(
    within(happened).getByRole('button', { name: 'Anruf „Liefertermin klären“ löschen' }),
  ).toBeVisible();
  const head = screen.getByRole('region', { name: 'Stand der Anfrage' });
  expect(within(head).getByRole('combobox', { name: 'Priorität' })).toHaveTextContent('Normal');
});

test.each([
  [addInquiryHref(), 'Anfrage anlegen'],
  [orderListHref(), 'Aufträge'],
  ['/follow-up-calendar', 'Kalender'],
  ['/product-inquiry-table', 'Von der Website'],
])('%s is called %s', async (at, name) => {
  open(at);
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
});
