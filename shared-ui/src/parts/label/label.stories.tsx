import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Label } from './label';

const meta = { component: Label, title: 'Parts/Label' } satisfies Meta<typeof Label>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: 'Symbol' } };

export const Required: Story = { args: { children: 'Symbol', isRequired: true } };
