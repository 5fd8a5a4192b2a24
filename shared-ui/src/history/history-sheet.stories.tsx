import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { units } from 'contract/catalog';
import { AdminPage } from '../stories/admin-page';
import { storyId } from '../stories/canned-answers';
import { unitApi } from '../stories/unit-api';
import { HistorySheet } from './history-sheet';

const meta = {
  component: HistorySheet,
  title: 'Screens/HistorySheet',
  parameters: { hasOwnRouter: true },
} satisfies Meta<typeof HistorySheet>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { resource: units, id: storyId(0), open: true, onOpenChange: () => undefined };

function story(state: Parameters<typeof unitApi>[0]): Story {
  return {
    args,
    render: () => (
      <AdminPage client={unitApi(state)}>
        <HistorySheet {...args} />
      </AdminPage>
    ),
  };
}

export const Changes: Story = story('some');

export const Refused: Story = story('refusing');
