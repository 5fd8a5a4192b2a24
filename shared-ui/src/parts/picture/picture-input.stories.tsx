import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiProvider } from '../../client/api-provider';
import { storyMedia } from '../../stories/story-media';
import { unitApi } from '../../stories/unit-api';
import { Field } from '../field/field';
import { PictureInput } from './picture-input';

const meta = { component: PictureInput, title: 'Parts/PictureInput' } satisfies Meta<
  typeof PictureInput
>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { value: null, onValueChange: () => undefined };

/** The library has some uploads to choose from. */
export const Empty: Story = {
  args,
  render: () => (
    <ApiProvider client={unitApi('some')}>
      <Field label="Picture">
        <PictureInput {...args} />
      </Field>
    </ApiProvider>
  ),
};

export const Filled: Story = {
  args,
  render: () => (
    <ApiProvider client={unitApi('some')}>
      <Field label="Picture" error="There is no such file">
        <PictureInput {...args} value={storyMedia[0]?.name ?? null} />
      </Field>
    </ApiProvider>
  ),
};

/** The upload never ends, so that progress and Cancel stay visible. */
export const Waiting: Story = {
  args,
  render: () => (
    <ApiProvider client={unitApi('waiting')}>
      <Field label="Picture">
        <PictureInput {...args} />
      </Field>
    </ApiProvider>
  ),
};
