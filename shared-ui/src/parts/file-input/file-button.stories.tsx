import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiProvider } from '../../client/api-provider';
import { unitApi } from '../../stories/unit-api';
import { FileButton } from './file-button';

const meta = { component: FileButton, title: 'Parts/FileButton' } satisfies Meta<typeof FileButton>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  kind: 'document',
  children: 'Replace file',
  label: 'Replace file of Acetone, safety data sheet',
  onStored: () => undefined,
} as const;

/** The upload never ends, so that progress and Cancel stay visible. */
export const Waiting: Story = {
  args,
  render: () => (
    <ApiProvider client={unitApi('waiting')}>
      <FileButton {...args} />
    </ApiProvider>
  ),
};
