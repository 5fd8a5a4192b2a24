import { QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiProvider } from '../../client/api-provider';
import { createQueryClient } from '../../client/create-query-client';
import { unitApi } from '../../stories/unit-api';
import { StaffFileLink } from './staff-file-link';
import { StaffImage } from './staff-image';

const meta = { component: StaffImage, title: 'Parts/StaffFile' } satisfies Meta<typeof StaffImage>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  name: '0190c5d0-0000-7000-8000-000000000001.png',
  alt: 'Logo of Aldermoor Chemicals',
  width: 160,
} as const;

function draw(state: Parameters<typeof unitApi>[0]) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider client={unitApi(state)}>
        <div style={{ width: '6rem', height: '6rem' }}>
          <StaffImage {...args} />
        </div>
        <StaffFileLink name="0190c5d0-0000-7000-8000-000000000002.pdf">
          Supply agreement of 2026 with all its annexes, as it was signed by both sides
        </StaffFileLink>
      </ApiProvider>
    </QueryClientProvider>
  );
}

export const Waiting: Story = { args, render: () => draw('waiting') };

/** The picture cannot be shown; clicking the link shows the reason. */
export const Refused: Story = { args, render: () => draw('refusing') };
