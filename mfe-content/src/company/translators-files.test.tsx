import { screen } from '@testing-library/react';
import { categories } from 'contract/catalog';
import { companyEndpoints } from 'contract/content';
import { translationColumns, translationEndpoints } from 'contract/record';
import { resourceCalls } from 'shared-ui/resource';
import { findViolations, renderScreens, suiteSession, uniqueWord } from 'shared-ui/testing';
import { TranslatorsFiles } from './translators-files';

const session = suiteSession();

async function open(siteLanguages: ('de' | 'es')[]) {
  const { client } = session();
  await client.call(companyEndpoints.update, { body: { siteLanguages } });
  const routes = [
    {
      path: 'company',
      element: (
        <>
          <h1>Company</h1>
          <TranslatorsFiles />
        </>
      ),
    },
  ];
  const { user } = renderScreens({ routes, client, at: '/company' });
  return { client, user };
}

function fileOf(...cells: readonly string[]): File {
  return new File([`${translationColumns.join(',')}\r\n${cells.join(',')}\r\n`], 'german.csv', {
    type: 'text/csv',
  });
}

it('is not there for a site of one language', async () => {
  await open([]);
  await screen.findByRole('heading', { name: 'Company' });
  expect(screen.queryByText('Texts for translators')).toBeNull();
});

it('takes a file back, and says which row is wrong', async () => {
  const { client, user } = await open(['de', 'es']);
  const name = uniqueWord();
  const { _id: id } = await resourceCalls(client, categories).add({ name });
  expect(await screen.findByRole('button', { name: 'Open texts for Spanish' })).toBeEnabled();
  expect(await findViolations(document.body)).toEqual([]);
  const input = screen.getByLabelText('File of a translator');
  const rowOf = (field: string) => ['category', id, name, 'de', field, name, 'Salze', 'missing'];
  await user.upload(input, fileOf(...rowOf('order')));
  expect(await screen.findByText(/^Row 1: .*There is no such text/)).toBeVisible();
  await user.upload(input, fileOf(...rowOf('name')));
  expect(await screen.findByText('german.csv: rows read 1, texts changed 1.')).toBeVisible();
  expect(screen.queryByText(/^Row 1/)).toBeNull();
  const query = { resource: 'category' } as const;
  const { data } = await client.call(translationEndpoints.ofRecord, { id, query });
  expect(data.translations[0]).toMatchObject({ text: 'Salze', state: 'current' });
});
