import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './skeleton';

const meta = { component: Skeleton, title: 'Parts/Skeleton' } satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '14rem' } };

export const Block: Story = { args: { width: '8rem', height: '8rem' } };
