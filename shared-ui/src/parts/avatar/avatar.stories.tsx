import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from './avatar';

const meta = { component: Avatar, title: 'Parts/Avatar' } satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = { args: { name: 'Mira Novak' } };

export const Large: Story = { args: { name: 'Mira Novak', size: 64 } };
