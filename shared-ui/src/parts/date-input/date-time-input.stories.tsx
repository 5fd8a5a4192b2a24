import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DateTimeInput } from './date-time-input';

const meta = { component: DateTimeInput, title: 'Parts/DateTimeInput' } satisfies Meta<
  typeof DateTimeInput
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Timed: Story = {
  args: {
    'aria-label': 'Goes out at',
    value: '2026-11-21T09:00:00.000Z',
    onValueChange: () => undefined,
  },
};
