import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Beaker } from 'lucide-react';
import { VisuallyHidden } from './visually-hidden';

const meta = { component: VisuallyHidden, title: 'Parts/VisuallyHidden' } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideAnIcon: Story = {
  render: () => (
    <p>
      <Beaker aria-hidden="true" /> <VisuallyHidden>Chemical</VisuallyHidden> Acetone
    </p>
  ),
};
