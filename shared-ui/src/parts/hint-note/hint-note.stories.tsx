import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HintNote } from './hint-note';

const meta = { component: HintNote, title: 'Parts/HintNote' } satisfies Meta<typeof HintNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { children: <span>Two others have this number already.</span> },
};
