import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyJob } from '../stories/story-job';
import { JobProgress } from './job-progress';

const meta = { component: JobProgress, title: 'Screens/JobProgress' } satisfies Meta<
  typeof JobProgress
>;

export default meta;

type Story = StoryObj<typeof meta>;

const cancel = () => undefined;

export const Running: Story = { args: { job: storyJob(), onCancel: cancel } };

export const Queued: Story = {
  args: { job: storyJob({ state: 'queued', done: 0, total: null }), onCancel: cancel },
};

export const Counting: Story = { args: { job: storyJob({ total: null }), onCancel: cancel } };

export const Done: Story = {
  args: { job: storyJob({ state: 'done', done: 1234, changed: 1232 }) },
};

export const Failed: Story = {
  args: { job: storyJob({ state: 'failed', problem: 'The file ends in the middle of a row.' }) },
};

export const Cancelled: Story = { args: { job: storyJob({ state: 'cancelled', refused: 0 }) } };
