import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiProvider } from '../../client/api-provider';
import { storyMedia } from '../../stories/story-media';
import { unitApi } from '../../stories/unit-api';
import { MediaGrid } from './media-grid';

const meta = { component: MediaGrid, title: 'Parts/MediaGrid' } satisfies Meta<typeof MediaGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { files: storyMedia, label: 'Files', isMarked: true, onOpen: () => undefined };

export const OfBothKinds: Story = {
  args,
  render: () => (
    <ApiProvider client={unitApi('some')}>
      <MediaGrid {...args} />
    </ApiProvider>
  ),
};
