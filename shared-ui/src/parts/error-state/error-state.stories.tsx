import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from './error-state';

const meta = { component: ErrorState, title: 'Parts/ErrorState' } satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: {
    title: 'The units could not be loaded',
    children: 'The server did not answer.',
    onRetry: () => undefined,
  },
};
