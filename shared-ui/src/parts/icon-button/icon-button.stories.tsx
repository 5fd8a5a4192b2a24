import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MoreHorizontal } from 'lucide-react';
import { IconButton } from './icon-button';

const meta = { component: IconButton, title: 'Parts/IconButton' } satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ghost: Story = { args: { label: 'Row menu', children: <MoreHorizontal /> } };

export const Outline: Story = {
  args: { label: 'Row menu', variant: 'outline', children: <MoreHorizontal /> },
};
