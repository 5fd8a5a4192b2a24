import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { ApiProvider } from '../../client/api-provider';
import { unitApi } from '../../stories/unit-api';
import { RichTextInput } from './rich-text-input';

const meta = { component: RichTextInput, title: 'Parts/RichTextInput' } satisfies Meta<
  typeof RichTextInput
>;

export default meta;

type Story = StoryObj<typeof meta>;

function Description() {
  const [html, setHtml] = useState<string | null>(
    '<h2>Uses</h2><p>Solvent for <strong>resins</strong>; made from C<sub>3</sub>H<sub>6</sub>.</p>',
  );
  return (
    <ApiProvider client={unitApi('some')}>
      <RichTextInput label="Description" value={html} onValueChange={setHtml} />
    </ApiProvider>
  );
}

export const Written: Story = {
  args: { label: 'Description', value: null, onValueChange: () => undefined },
  render: () => <Description />,
};
