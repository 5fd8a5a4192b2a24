import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DateInput } from './date-input';

const meta = { component: DateInput, title: 'Parts/DateInput' } satisfies Meta<typeof DateInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dated: Story = {
  args: { 'aria-label': 'Posted on', value: '2026-11-21', onValueChange: () => undefined },
};
