import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { units } from 'contract/catalog';
import { AdminPage } from '../stories/admin-page';
import { unitApi } from '../stories/unit-api';
import { TrashSheet } from './trash-sheet';

const meta = {
  component: TrashSheet,
  title: 'Screens/TrashSheet',
  parameters: { hasOwnRouter: true },
} satisfies Meta<typeof TrashSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { resource: units, open: true, onOpenChange: () => undefined };

function story(state: Parameters<typeof unitApi>[0]): Story {
  return {
    args,
    render: () => (
      <AdminPage client={unitApi(state)}>
        <TrashSheet {...args} />
      </AdminPage>
    ),
  };
}

export const Some: Story = story('some');

export const Refused: Story = story('refusing');
