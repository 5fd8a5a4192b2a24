import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumb } from './breadcrumb';

const meta = { component: Breadcrumb, title: 'Parts/Breadcrumb' } satisfies Meta<typeof Breadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  args: {
    crumbs: [
      { label: 'Chemical' },
      { label: 'Chemicals', to: '/chemical-table' },
      { label: 'Acetone' },
    ],
  },
};
