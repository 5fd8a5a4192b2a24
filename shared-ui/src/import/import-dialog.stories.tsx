import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { units } from 'contract/catalog';
import { AdminPage } from '../stories/admin-page';
import {
  importApi,
  type ImportStory,
  storyImport,
  storyImportId,
  unitImport,
} from '../stories/import-api';
import { storyJob } from '../stories/story-job';
import { ImportPanel } from './import-panel';

const meta = {
  component: ImportPanel,
  title: 'Screens/Import',
  parameters: { hasOwnRouter: true },
} satisfies Meta<typeof ImportPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

function story(place: string, facts: Partial<ImportStory> = {}): Story {
  return {
    args: { resource: units, endpoint: unitImport },
    render: (args) => (
      <AdminPage client={importApi(facts)} at={`/?import=${place}`}>
        <ImportPanel {...args} />
      </AdminPage>
    ),
  };
}

const importJob = (facts: Parameters<typeof storyJob>[0] = {}) =>
  storyJob({ kind: 'import', label: 'Import', ...facts });
const done = importJob({ state: 'done', done: 845, total: 845, changed: 845, refused: 0 });

export const ChooseFile: Story = story('new');

export const Table: Story = story(storyImportId, {
  shown: storyImport({ state: 'ready', counts: null, jobId: null }),
});

export const Columns: Story = story(`${storyImportId}&import-step=columns`, {
  shown: storyImport({ state: 'ready', counts: null, jobId: null }),
});

export const ColumnTwice: Story = story(`${storyImportId}&import-step=columns`, {
  shown: storyImport({
    state: 'ready',
    counts: null,
    jobId: null,
    mapping: { Unit: 'name', Short: 'name' },
  }),
});

export const Checking: Story = story(storyImportId, {
  shown: storyImport({ state: 'checking', counts: null }),
  job: storyJob({ kind: 'check' }),
});

export const Checked: Story = story(storyImportId);

export const NewRows: Story = story(`${storyImportId}&import-rows=new`);

export const ChangedRows: Story = story(`${storyImportId}&import-rows=changed`);

export const CheckFailed: Story = story(storyImportId, {
  shown: storyImport({
    state: 'failed',
    counts: null,
    problem: 'The file ends in the middle of a quoted value, in row 512.',
  }),
});

export const Importing: Story = story(storyImportId, {
  shown: storyImport({ state: 'importing' }),
  job: importJob(),
});

export const Done: Story = story(storyImportId, {
  shown: storyImport({ state: 'done' }),
  job: { ...done, canUndo: true },
});

export const TakenBack: Story = story(storyImportId, {
  shown: storyImport({ state: 'done' }),
  job: done,
  undo: storyJob({
    _id: '0190c5d0-0000-7000-8000-0000000000cc',
    kind: 'undo',
    state: 'done',
    done: 845,
    total: 845,
    changed: 844,
    refused: 1,
    undoOf: done._id,
  }),
});

export const Gone: Story = story(storyImportId, {
  refusals: new Map([['import/getById', 'not-found']]),
});

export const BehindTheList: Story = story('', {
  shown: storyImport({ state: 'importing' }),
  job: importJob(),
});
