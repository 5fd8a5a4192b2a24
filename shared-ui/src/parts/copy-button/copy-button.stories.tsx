import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CopyButton } from './copy-button';

const meta = { component: CopyButton, title: 'Parts/CopyButton' } satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { name: 'InChIKey', value: 'CSCPPACGZOOCGX-UHFFFAOYSA-N' },
};
