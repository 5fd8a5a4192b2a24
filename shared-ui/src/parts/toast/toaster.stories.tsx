import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../stories/row';
import { Button } from '../button/button';
import { showToast, undoDuration } from 'panel-runtime';
import { Toaster } from './toaster';

const meta = { component: Toaster, title: 'Parts/Toast' } satisfies Meta<typeof Toaster>;

export default meta;

type Story = StoryObj<typeof meta>;

function restore() {
  showToast({ title: 'Kilogram is back', tone: 'success' });
}

function remove() {
  showToast({
    title: 'Kilogram deleted',
    duration: undoDuration,
    action: { label: 'Undo', onSelect: restore },
  });
}

export const Kinds: Story = {
  render: () => (
    <Row>
      <Button onClick={() => showToast({ title: 'Chemical saved', tone: 'success' })}>Saved</Button>
      <Button
        variant="destructive"
        onClick={() =>
          showToast({ title: 'Not saved', description: 'The server is busy.', tone: 'danger' })
        }
      >
        Failed
      </Button>
      <Button variant="outline" onClick={remove}>
        Delete, with Undo
      </Button>
    </Row>
  ),
};
