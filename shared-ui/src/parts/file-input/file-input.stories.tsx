import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiProvider } from '../../client/api-provider';
import { unitApi } from '../../stories/unit-api';
import { Field } from '../field/field';
import { FileInput } from './file-input';

const meta = { component: FileInput, title: 'Parts/FileInput' } satisfies Meta<typeof FileInput>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { kind: 'image', value: null, onValueChange: () => undefined } as const;

export const Empty: Story = {
  args,
  render: () => (
    <ApiProvider client={unitApi('some')}>
      <Field label="Logo">
        <FileInput {...args} />
      </Field>
    </ApiProvider>
  ),
};

export const Filled: Story = {
  args,
  render: () => (
    <ApiProvider client={unitApi('some')}>
      <Field label="Safety data sheet">
        <FileInput {...args} kind="document" value="0190c5d0-0000-7000-8000-000000000001.pdf" />
      </Field>
    </ApiProvider>
  ),
};

/** Clicking the name saves the file: its address alone does not authorise a download. */
export const ForStaff: Story = {
  args,
  render: () => (
    <ApiProvider client={unitApi('some')}>
      <Field label="Supply agreement">
        <FileInput
          {...args}
          kind="document"
          audience="staff"
          value="0190c5d0-0000-7000-8000-000000000001.pdf"
        />
      </Field>
    </ApiProvider>
  ),
};
