import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { units } from 'contract/catalog';
import { AdminPage } from '../stories/admin-page';
import { importApi, storyImport, storyImportId, unitImport } from '../stories/import-api';
import { storyJob } from '../stories/story-job';
import { standInForLayout } from '../testing/stand-in-for-layout';
import { ImportPanel } from './import-panel';

beforeAll(standInForLayout);

/** The end of a running import is seen at its next poll. */
const nextPoll = { timeout: 20_000 };

function openPanel(at: string) {
  const facts = {
    shown: storyImport({ state: 'importing' }),
    job: storyJob({ kind: 'import', state: 'running' }),
  };
  render(
    <AdminPage client={importApi(facts)} at={at}>
      <ImportPanel resource={units} endpoint={unitImport} />
    </AdminPage>,
  );
  function end() {
    facts.shown = storyImport({ state: 'done' });
    facts.job = storyJob({ kind: 'import', state: 'done', done: 845, total: 845, changed: 845 });
  }
  return { user: userEvent.setup(), end };
}

it('reports the end of an import whose dialog is closed, and leads back to it', async () => {
  const { user, end } = openPanel('/');
  expect(await screen.findByRole('link', { name: 'Show' })).toHaveAttribute(
    'href',
    `/?import=${storyImportId}`,
  );
  end();
  await user.click(await screen.findByRole('button', { name: 'Show' }, nextPoll));
  expect(await screen.findByRole('heading', { name: 'The import is done' })).toBeVisible();
});

it('shows the end of an import in its open dialog, without a toast', async () => {
  const { end } = openPanel(`/?import=${storyImportId}`);
  expect(await screen.findByRole('heading', { name: 'Importing' })).toBeVisible();
  end();
  expect(
    await screen.findByRole('heading', { name: 'The import is done' }, nextPoll),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
});
