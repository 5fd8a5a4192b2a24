import { screen } from '@testing-library/react';
import { type ChemicalDocument, chemicals } from 'contract/catalog';
import { Button } from '../../parts/button/button';
import { Field } from '../../parts/field/field';
import { Input } from '../../parts/input/input';
import { resourceCalls } from '../../resource/resource-calls';
import { renderScreens } from '../../testing/render-screens';
import { uniqueWord } from '../../testing/resource-suite';
import { suiteSession } from '../../testing/suite-session';
import { type InputsProps, RecordForm } from '../record-form';
import { RowsField } from './rows-field';

interface Draft {
  kind: ChemicalDocument['kind'];
  title: string | null;
  language: string | null;
  file: string;
}

const sheet = (title: string): ChemicalDocument => ({
  kind: 'SDS',
  title,
  language: 'en',
  file: `${title}.pdf`,
});

function Inputs({ form }: InputsProps<typeof chemicals>) {
  return (
    <RowsField<typeof chemicals, Draft>
      form={form}
      name="documents"
      label="Documents"
      rowLabel={({ title }) => title ?? ''}
      renderAdder={(add) => <Button onClick={() => add(sheet('New'))}>Add</Button>}
    >
      {({ row, change, cell }) => (
        <Field label="Title" {...cell('title')}>
          <Input
            value={row.title ?? ''}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
      )}
    </RowsField>
  );
}

describe('a long list of rows', () => {
  const session = suiteSession();

  async function open() {
    const calls = resourceCalls(session().client, chemicals);
    const documents = Array.from({ length: 25 }, (_, index) => sheet(`Sheet ${index}`));
    const { _id } = await calls.add({ name: uniqueWord(), documents });
    const target = { kind: 'edit', id: _id } as const;
    const form = { resource: chemicals, target, Inputs, onCancel: () => undefined };
    const routes = [{ path: '', element: <RecordForm {...form} /> }];
    const view = renderScreens({ routes, client: session().client, at: '/' });
    await screen.findByRole('button', { name: 'Show all 25' });
    return { ...view, saved: async () => (await calls.get(_id)).documents };
  }
  const titles = () => screen.getAllByRole('textbox', { name: 'Title' });

  it('shows the first rows, all of them when asked, and saves those that were not shown', async () => {
    const { user, saved } = await open();
    expect(titles()).toHaveLength(20);
    await user.type(screen.getByDisplayValue('Sheet 3'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/saved/i);
    const titlesSaved = (await saved()).map(({ title }) => title);
    expect(titlesSaved).toHaveLength(25);
    expect(titlesSaved[3]).toBe('Sheet 3!');
    await user.click(screen.getByRole('button', { name: 'Show all 25' }));
    expect(titles()).toHaveLength(25);
  });

  it('shows a row that is added', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(titles()).toHaveLength(26);
    expect(screen.getByDisplayValue('New')).toBeVisible();
  });
});
