import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportGuide } from 'contract/transfer';
import type { ReactNode } from 'react';
import { findViolations } from '../testing/find-violations';
import { standInForLayout } from '../testing/stand-in-for-layout';
import { fieldOf, knownMapping, reviewMapping } from './column-mapping';
import { refusalOf } from './file-formats';
import * as stories from './import-dialog.stories';
import { templateFile } from './template-file';

beforeAll(standInForLayout);

interface Drawable {
  args?: object;
  render?: (args: never, context: never) => ReactNode;
}

/** Guarantee: the stories of this file use their own arguments alone. */
function draw({ args, render: story }: Drawable) {
  const written = story as ((args: unknown) => ReactNode) | undefined;
  return { ...render(written?.(args)), user: userEvent.setup() };
}

const guide: ImportGuide = {
  fields: [
    { name: 'name', label: 'Name, in full', isRequired: true, isNumber: false, help: null },
    { name: 'symbol', label: 'Symbol', isRequired: false, isNumber: false, help: null },
  ],
  identifiedBy: ['symbol'],
  files: [{ format: 'csv', maxBytes: 10 }],
  maxRows: 5,
};

const drawn = Object.entries(stories).flatMap(([name, story]) =>
  'render' in story ? [[name, story] as const] : [],
);

it.each(drawn)('%s has no accessibility violation', async (name, story) => {
  draw(story);
  if (name === 'BehindTheList') await screen.findByRole('progressbar');
  else if (name === 'Gone') await screen.findByText(/not there/);
  else await screen.findByRole('heading', { level: 3 });
  expect(await findViolations()).toEqual([]);
});

it('names each step, and puts the focus on its heading', async () => {
  draw(stories.Checked);
  const heading = await screen.findByRole('heading', { level: 3 });
  expect(heading).toHaveFocus();
  const current = screen.getAllByRole('listitem').filter((one) => one.ariaCurrent === 'step');
  expect(current.map((one) => one.textContent)).toEqual(['4Check']);
  expect(screen.getByText(/Nothing has been written yet/)).toBeVisible();
});

it('says what the import would write, and shows the wrong rows first, page by page', async () => {
  const { user } = draw(stories.Checked);
  expect(
    await screen.findByRole('button', { name: 'Import 812 new and 33 changed' }),
  ).toBeVisible();
  const rows = await screen.findByRole('list', { name: 'Wrong rows' });
  expect(within(rows).getAllByRole('listitem')[0]).toHaveTextContent('Row 981');
  expect(within(rows).getAllByText(/^Factor: Write a number/)).toHaveLength(20);
  await user.click(screen.getByRole('tab', { name: /^Changed/ }));
  const changed = await screen.findByRole('list', { name: 'Changed rows' });
  expect(within(changed).getAllByRole('listitem')).toHaveLength(25);
  expect(screen.getByText('1–25 of 33')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('26–33 of 33')).toBeVisible();
});

it('shows a long value in full when asked', async () => {
  const { user } = draw(stories.ChangedRows);
  await screen.findByRole('list', { name: 'Changed rows' });
  const more = await screen.findByRole('button', { name: 'more' });
  const before = more.closest('dd')?.textContent?.length ?? 0;
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(more.closest('dd')?.textContent?.length).toBeGreaterThan(before + 50);
});

it('keeps a file from being checked while two columns fill one field', async () => {
  const { user } = draw(stories.ColumnTwice);
  const short = await screen.findByRole('combobox', { name: 'Field for Short' });
  expect(short).toHaveAccessibleDescription(/The column Unit fills this too/);
  expect(screen.getByRole('button', { name: 'Check the file' })).toBeDisabled();
  const [, clear] = screen.getAllByRole('button', { name: 'Clear Name' });
  if (clear !== undefined) await user.click(clear);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check the file' })).toBeEnabled());
  expect(screen.getByText(/No column fills Symbol, Dimension, Factor\./)).toBeVisible();
});

it('shows the file as it looks, and takes another row for the names of the columns', async () => {
  const { user } = draw(stories.Table);
  const row = await screen.findByRole('button', { name: 'Row 2 names the columns' });
  expect(row).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Row 1 names the columns' }));
  expect(screen.getByText(/may be of another encoding/)).toBeVisible();
});

it('groups what needs a decision, and mends all alike cells', async () => {
  const { user } = draw(stories.Checked);
  const list = await screen.findByRole('list', { name: 'What needs a decision' });
  expect(
    within(list).getByRole('heading', { name: 'Factor: 20 rows in 2 spellings cannot be read' }),
  ).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Take 200' }));
  expect(within(list).getByRole('button', { name: 'Read them like this' })).toBeEnabled();
  expect(within(list).getByRole('button', { name: 'Leave these cells empty' })).toBeEnabled();
});

it('asks what each row is that looks like what is there', async () => {
  const { user } = draw(stories.Checked);
  const list = await screen.findByRole('list', { name: 'What needs a decision' });
  expect(within(list).queryByRole('button', { name: 'Take them like this' })).toBeNull();
  await user.click(within(list).getByRole('combobox', { name: 'What row 21 is' }));
  await user.click(screen.getByRole('option', { name: 'The same: change what is there' }));
  expect(within(list).getByRole('button', { name: 'Take them like this' })).toBeEnabled();
});

it('asks for the decimal sign of a column, and lets it do otherwise than the file', async () => {
  const { user } = draw(stories.Columns);
  await user.click(await screen.findByRole('combobox', { name: 'Numbers of In kilograms' }));
  await user.click(screen.getByRole('option', { name: 'Decimal comma: 1.200 is 1 thousand 200' }));
  await user.click(screen.getByText('Some columns otherwise'));
  await user.click(screen.getByRole('combobox', { name: 'Short' }));
  await user.click(screen.getByRole('option', { name: 'Overwrite what is there' }));
  expect(screen.getByText('Some columns otherwise: 1')).toBeVisible();
});

it('does not send what the server would refuse by its name or size', async () => {
  const { user } = draw(stories.ChooseFile);
  const chooser = await screen.findByLabelText('File to import');
  await userEvent.setup({ applyAccept: false }).upload(chooser, new File(['x'], 'units.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/units\.pdf was not taken\. Choose/);
  expect(refusalOf(guide, new File(['0123456789'], 'a.CSV'))).toBeUndefined();
  expect(refusalOf(guide, new File(['01234567890'], 'a.csv'))).toMatch(/Split it/);
  await user.click(await screen.findByRole('link', { name: 'Units 2025.xlsx' }));
  expect(await screen.findByRole('heading', { level: 3 })).toBeVisible();
});

it('takes only what the file and the resource still have into a mapping', () => {
  const columns = [{ name: 'constructor', samples: [] }];
  const mapping = { constructor: 'symbol', gone: 'name' };
  const known = knownMapping(guide, columns, mapping);
  expect(known).toEqual({ constructor: 'symbol' });
  expect(fieldOf({}, 'constructor')).toBeUndefined();
  expect(reviewMapping(guide, known)).toMatchObject({
    missing: ['Name, in full'],
    canFindRecords: true,
    isComplete: true,
  });
  expect(reviewMapping(guide, {}).isComplete).toBe(false);
});

it('makes a template whose head is the labels of the fields', async () => {
  const bytes = await new Response(templateFile(guide)).text();
  expect(bytes.replace('\uFEFF', '')).toBe('"Name, in full",Symbol\r\n');
});
