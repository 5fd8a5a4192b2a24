import { QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiProvider } from '../../client/api-provider';
import { createApiClient } from '../../client/create-api-client';
import { createQueryClient } from '../../client/create-query-client';
import { apiAdapter } from '../../testing/api-adapter';
import { Field } from '../field/field';
import { FileInput } from '../file-input/file-input';
import { StaffImage } from './staff-image';

const meta = { component: StaffImage, title: 'Parts/StaffImage' } satisfies Meta<typeof StaffImage>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  name: '0190c5d0-0000-7000-8000-000000000001.png',
  alt: 'Logo of Aldermoor Chemicals',
  width: 160,
} as const;

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** An API that answers every download with the same picture. */
const client = createApiClient({
  baseURL: '/api',
  adapter: apiAdapter(async () => ({
    statusCode: 200,
    headers: {},
    body: '',
    rawPayload: Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0)),
  })),
});

/** In a box that sets its size, and as the current file of a form. */
export const Shown: Story = {
  args,
  render: () => (
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider client={client}>
        <div style={{ width: '10rem', height: '6rem' }}>
          <StaffImage {...args} />
        </div>
        <Field label="Logo">
          <FileInput
            kind="image"
            audience="staff"
            value={args.name}
            onValueChange={() => undefined}
          />
        </Field>
      </ApiProvider>
    </QueryClientProvider>
  ),
};
