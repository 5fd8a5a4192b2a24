import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AdminPage } from '../stories/admin-page';
import { unitApi } from '../stories/unit-api';
import { UnitScreen } from '../stories/unit-screen';

const meta = {
  component: UnitScreen,
  title: 'Screens/ResourceTable',
  parameters: { hasOwnRouter: true },
} satisfies Meta<typeof UnitScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

function story(state: Parameters<typeof unitApi>[0]): Story {
  return {
    render: () => (
      <AdminPage client={unitApi(state)}>
        <UnitScreen />
      </AdminPage>
    ),
  };
}

export const Rows: Story = story('some');

export const Nothing: Story = story('none');

export const Loading: Story = story('waiting');

export const Refused: Story = story('refusing');
