import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { FocalPoint } from 'contract/content';
import { useState } from 'react';
import { FocalPointInput } from './focal-point-input';

const meta = { component: FocalPointInput, title: 'Parts/FocalPointInput' } satisfies Meta<
  typeof FocalPointInput
>;

export default meta;

type Story = StoryObj<typeof meta>;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#9db"/><circle cx="480" cy="120" r="60" fill="#63c"/></svg>',
)}`;

function OnThePicture() {
  const [focus, setFocus] = useState<FocalPoint | null>({ x: 0.75, y: 0.33 });
  return <FocalPointInput src={picture} value={focus} onValueChange={setFocus} />;
}

export const Chosen: Story = {
  args: { src: picture, value: null, onValueChange: () => undefined },
  render: () => <OnThePicture />,
};
