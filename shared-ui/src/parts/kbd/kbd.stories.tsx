import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Kbd } from './kbd';

const meta = { component: Kbd, title: 'Parts/Kbd' } satisfies Meta<typeof Kbd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  render: () => (
    <p>
      <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
    </p>
  ),
};
