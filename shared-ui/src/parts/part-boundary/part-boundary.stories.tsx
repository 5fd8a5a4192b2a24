import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PartBoundary } from './part-boundary';

const meta = {
  component: PartBoundary,
  title: 'Parts/PartBoundary',
} satisfies Meta<typeof PartBoundary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingFailed: Story = {
  args: { name: 'The menu', children: <p>Chemicals, units, types</p> },
};

function BrokenMenu(): never {
  throw new Error('An error while drawing');
}

export const Failed: Story = {
  args: { name: 'The menu', children: <BrokenMenu /> },
};
