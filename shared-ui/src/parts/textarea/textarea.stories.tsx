import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Textarea } from './textarea';

const meta = { component: Textarea, title: 'Parts/Textarea' } satisfies Meta<typeof Textarea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { 'aria-label': 'Applications', defaultValue: 'Solvent for resins and lacquers.' },
};
