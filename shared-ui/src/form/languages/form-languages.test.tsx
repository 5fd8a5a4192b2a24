import { screen, waitFor, within } from '@testing-library/react';
import { categories, units } from 'contract/catalog';
import { companyEndpoints } from 'contract/content';
import { recordEndpoints, translationEndpoints } from 'contract/record';
import { resourceCalls } from '../../resource/resource-calls';
import { findViolations } from '../../testing/find-violations';
import { renderScreens } from '../../testing/render-screens';
import { uniqueWord } from '../../testing/resource-suite';
import { startSession, type TestApi } from '../../testing/test-session';
import { RichTextField } from '../fields/rich-text-field';
import { TextField } from '../fields/text-field';
import { type InputsProps, RecordForm } from '../record-form';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const session = () => startSession(api);

function CategoryInputs({ form }: InputsProps<typeof categories>) {
  return (
    <>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="metatitle" label="Title in search engines" />
      <RichTextField form={form} name="description" label="Description" />
    </>
  );
}

async function speak(siteLanguages: readonly ('de' | 'es')[]) {
  const body = { siteLanguages: [...siteLanguages] };
  await session().client.call(companyEndpoints.update, { body });
}

async function openCategory() {
  const { client } = session();
  const added = await resourceCalls(client, categories).add({
    name: uniqueWord(),
    metatitle: 'Solvents of all kinds',
  });
  const form = (
    <RecordForm
      resource={categories}
      target={{ kind: 'edit', id: added._id }}
      Inputs={CategoryInputs}
      onCancel={() => undefined}
    />
  );
  const { user } = renderScreens({
    routes: [{ path: 'category', element: form }],
    client,
    at: '/category',
  });
  await screen.findByLabelText(/^Name/);
  return { client, user, added };
}

const tab = (name: RegExp) => screen.findByRole('tab', { name });

async function textsOf(client: ReturnType<typeof session>['client'], id: string) {
  const query = { resource: 'category' } as const;
  const { data } = await client.call(translationEndpoints.ofRecord, { id, query });
  return data.translations.map(({ language, field, text, state }) =>
    [language, field, text, state].join(' '),
  );
}

it('has no tabs while the site speaks one language', async () => {
  await speak([]);
  await openCategory();
  expect(screen.queryByRole('tab')).toBeNull();
});

describe('a form of a record on a site of several languages', () => {
  beforeAll(() => speak(['de', 'es']));

  it('says what is missing, and saves a text in a language', async () => {
    const { client, user, added } = await openCategory();
    await user.click(await tab(/^German.*2 missing/));
    const panel = screen.getByRole('tabpanel', { name: /German/ });
    expect(within(panel).getByText(added.name)).toHaveAttribute('lang', 'en');
    expect(await findViolations(panel)).toEqual([]);
    const save = within(panel).getByRole('button', { name: 'Save texts' });
    expect(save).toBeDisabled();
    await user.type(within(panel).getByLabelText('Name'), 'Lösemittel');
    await user.click(save);
    expect(await tab(/^German.*1 missing/)).toBeVisible();
    expect(await textsOf(client, added._id)).toEqual([
      'de name Lösemittel current',
      'de metatitle  missing',
      'es name  missing',
      'es metatitle  missing',
    ]);
    const query = { resource: 'category', recordId: added._id, page: 1 } as const;
    expect((await client.call(recordEndpoints.history, { query })).total).toBe(2);
  });

  it('marks a text whose original was changed, which may be right all the same', async () => {
    const { client, user, added } = await openCategory();
    const texts = { name: { text: 'Salze' }, metatitle: { text: 'Alle Salze' } };
    const body = { resource: 'category', language: 'de', texts } as const;
    await client.call(translationEndpoints.write, { id: added._id, body });
    await user.type(screen.getByLabelText(/^Name/), ' x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await tab(/^German.*1 to check/));
    await user.click(await screen.findByRole('button', { name: 'Name is still right' }));
    await waitFor(async () =>
      expect((await textsOf(client, added._id)).slice(0, 2)).toEqual([
        'de name Salze current',
        'de metatitle Alle Salze current',
      ]),
    );
  });

  it('keeps what is entered in another tab, and shows the error at its text', async () => {
    const { user } = await openCategory();
    await user.type(screen.getByLabelText(/^Name/), ' and more');
    await user.click(await tab(/^Spanish/));
    const panel = () => screen.getByRole('tabpanel', { name: /Spanish/ });
    await user.click(within(panel()).getByLabelText('Name'));
    await user.paste('x'.repeat(121));
    await user.keyboard('{Tab}');
    await user.click(await tab(/^English/));
    expect(screen.getByLabelText(/^Name/)).toHaveDisplayValue(/ and more$/);
    await user.click(await tab(/^Spanish/));
    await user.click(within(panel()).getByRole('button', { name: 'Save texts' }));
    await waitFor(() =>
      expect(within(panel()).getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true'),
    );
  });

  it('is worked by keys alone', async () => {
    const { user } = await openCategory();
    (await tab(/^English/)).focus();
    await user.keyboard('{ArrowRight}');
    expect(await tab(/^German/)).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: /German/ })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByLabelText(/^Name/)).toBeVisible();
  });

  it('has no tabs for a kind of record that shows no text on the site', async () => {
    const { client } = session();
    const word = uniqueWord();
    const unit = { name: word, symbol: word.slice(-8), dimension: 'mass', factor: 1 } as const;
    const { _id: id } = await resourceCalls(client, units).add(unit);
    const Inputs = ({ form }: InputsProps<typeof units>) => (
      <TextField form={form} name="name" label="Name" />
    );
    const element = (
      <RecordForm
        resource={units}
        target={{ kind: 'edit', id }}
        Inputs={Inputs}
        onCancel={() => undefined}
      />
    );
    renderScreens({ routes: [{ path: 'unit', element }], client, at: '/unit' });
    await screen.findByLabelText(/^Name/);
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
