import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AdminPage } from '../stories/admin-page';
import { storyId } from '../stories/canned-answers';
import { unitApi } from '../stories/unit-api';
import { JobRefusalsSheet } from './job-refusals-sheet';

const meta = {
  component: JobRefusalsSheet,
  title: 'Screens/JobRefusalsSheet',
  parameters: { hasOwnRouter: true },
} satisfies Meta<typeof JobRefusalsSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  jobId: storyId(1),
  kind: 'bulk' as const,
  open: true,
  onOpenChange: () => undefined,
};

export const Some: Story = {
  args,
  render: () => (
    <AdminPage client={unitApi('some')}>
      <JobRefusalsSheet {...args} />
    </AdminPage>
  ),
};
