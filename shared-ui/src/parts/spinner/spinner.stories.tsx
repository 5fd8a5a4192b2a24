import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Spinner } from './spinner';

const meta = { component: Spinner, title: 'Parts/Spinner' } satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: {} };

export const Large: Story = { args: { size: 36, label: 'Loading the catalogue' } };
