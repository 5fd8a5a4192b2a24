import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Switch } from './switch';

const meta = { component: Switch, title: 'Parts/Switch' } satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { 'aria-label': 'Active' } };

export const On: Story = { args: { 'aria-label': 'Active', defaultChecked: true } };
