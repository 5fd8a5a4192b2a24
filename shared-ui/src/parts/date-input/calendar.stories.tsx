import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Calendar } from './calendar';

const meta = { component: Calendar, title: 'Parts/Calendar' } satisfies Meta<typeof Calendar>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { value: '2026-11-21', onChoose: () => undefined };

export const Chosen: Story = { args };

export const Bounded: Story = { args: { ...args, min: '2026-11-05', max: '2026-11-24' } };
