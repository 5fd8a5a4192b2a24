import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiProvider } from '../../client/api-provider';
import { unitApi } from '../../stories/unit-api';
import { FilesDrop } from './files-drop';

const meta = { component: FilesDrop, title: 'Parts/FilesDrop' } satisfies Meta<typeof FilesDrop>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { kind: 'document', onStored: () => undefined } as const;

/** The uploads never end, so that progress and Cancel stay visible. */
export const Waiting: Story = {
  args,
  render: () => (
    <ApiProvider client={unitApi('waiting')}>
      <FilesDrop {...args} />
    </ApiProvider>
  ),
};
