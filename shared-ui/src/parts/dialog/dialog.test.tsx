import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { UiProvider } from '../../provider/ui-provider';
import { standInForLayout } from '../../testing/stand-in-for-layout';
import { Button } from '../button/button';
import { Sheet } from '../sheet/sheet';
import { Dialog } from './dialog';

/** Presses Escape while its dialog is shown but does not listen yet. */
function EarlyEscape() {
  useLayoutEffect(() => {
    const init = { key: 'Escape', bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', init));
  }, []);
  return null;
}

test('Escape closes the dialog on top, never the sheet below it, however early it is pressed', async () => {
  standInForLayout();
  render(
    <UiProvider>
      <Sheet title="Below" trigger={<Button>Open</Button>}>
        <Dialog title="On top" trigger={<Button>Go on</Button>}>
          <EarlyEscape />
        </Dialog>
      </Sheet>
    </UiProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const below = await screen.findByRole('dialog', { name: 'Below' });
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const onTop = await screen.findByRole('dialog', { name: 'On top' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onTop).not.toBeInTheDocument());
  expect(below).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(below).not.toBeInTheDocument());
});
