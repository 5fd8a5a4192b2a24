import { render, screen } from '@testing-library/react';
import { units } from 'contract/catalog';
import type { ReactNode } from 'react';
import { HistorySheet } from '../history/history-sheet';
import { JobProgress } from '../job/job-progress';
import * as progress from '../job/job-progress.stories';
import { JobRefusalsSheet } from '../job/job-refusals-sheet';
import { findViolations } from '../testing/find-violations';
import { standInForLayout } from '../testing/stand-in-for-layout';
import { TrashSheet } from '../trash/trash-sheet';
import { AdminPage } from './admin-page';
import { storyId } from './canned-answers';
import { unitApi } from './unit-api';

beforeAll(standInForLayout);

const panel = { open: true, onOpenChange: () => undefined };
const id = storyId(0);

const sheets: [string, ReactNode, string][] = [
  ['the trash', <TrashSheet key="trash" resource={units} {...panel} />, 'Stone'],
  ['the history', <HistorySheet key="history" resource={units} id={id} {...panel} />, 'Kilogram'],
  [
    'refusals',
    <JobRefusalsSheet key="refusals" jobId={id} kind="bulk" {...panel} />,
    'Somebody changed it since.',
  ],
];

it.each(sheets)('shows %s without an accessibility violation', async (_, sheet, words) => {
  render(<AdminPage client={unitApi('some')}>{sheet}</AdminPage>);
  expect(await screen.findByText(words)).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

it.each(sheets)('says why %s could not be loaded', async (_, sheet) => {
  render(<AdminPage client={unitApi('refusing')}>{sheet}</AdminPage>);
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a minute.');
});

it.each(Object.entries(progress).filter(([name]) => name !== 'default'))(
  'shows a job that is %s without an accessibility violation',
  async (_, story) => {
    if (!('args' in story)) throw new Error('A story of JobProgress has args.');
    render(<JobProgress {...story.args} />);
    expect(await findViolations()).toEqual([]);
  },
);
