import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchX } from 'lucide-react';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

const meta = { component: EmptyState, title: 'Parts/EmptyState' } satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    title: 'No units yet',
    children: 'Units are what chemicals are weighed and counted in.',
    action: <Button>New unit</Button>,
  },
};

export const NothingFound: Story = {
  args: { title: 'Nothing found', icon: <SearchX />, children: 'No unit matches “kilo”.' },
};
