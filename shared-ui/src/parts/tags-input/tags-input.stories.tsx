import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { TagsInput } from './tags-input';

const meta = { component: TagsInput, title: 'Parts/TagsInput' } satisfies Meta<typeof TagsInput>;

export default meta;

type Story = StoryObj<typeof meta>;

function Synonyms() {
  const [names, setNames] = useState<readonly string[]>(['Propan-2-one', '2-Propanone']);
  return <TagsInput aria-label="Synonyms" value={names} onValueChange={setNames} />;
}

export const Names: Story = {
  args: { value: [], onValueChange: () => undefined },
  render: () => <Synonyms />,
};
