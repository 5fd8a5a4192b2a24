import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForLayout } from '../../testing/stand-in-for-layout';
import { showToast, undoDuration } from 'panel-runtime';
import { Toaster } from './toaster';

beforeAll(standInForLayout);

it('offers its action once, and is gone after it', async () => {
  const user = userEvent.setup();
  const restore = jest.fn();
  render(<Toaster />);
  act(() => {
    showToast({
      title: 'Kilogram deleted',
      duration: undoDuration,
      action: { label: 'Undo', onSelect: restore },
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(restore).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Kilogram deleted')).not.toBeInTheDocument();
});

it('takes clicks while a modal dialog keeps the pointer from the page', async () => {
  const user = userEvent.setup();
  const restore = jest.fn();
  document.body.style.pointerEvents = 'none';
  render(<Toaster />);
  act(() => void showToast({ title: 'Deleted', action: { label: 'Undo', onSelect: restore } }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  document.body.style.pointerEvents = '';
  expect(restore).toHaveBeenCalledTimes(1);
});

it('offers Undo for ten seconds', () => {
  expect(undoDuration).toBe(10_000);
});
