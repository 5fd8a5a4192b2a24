import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { DropdownMenu, DropdownMenuItem } from './dropdown-menu';

interface ActionsProps {
  onCopy?: () => void;
  onOpenChange?: (isOpen: boolean) => void;
  isDisabled?: boolean;
}

function Actions({ onCopy, onOpenChange, isDisabled = false }: ActionsProps) {
  return (
    <DropdownMenu
      trigger={<Button disabled={isDisabled}>Actions</Button>}
      {...(onOpenChange && { onOpenChange })}
    >
      <DropdownMenuItem {...(onCopy && { onSelect: onCopy })}>Copy</DropdownMenuItem>
      <DropdownMenuItem>Delete</DropdownMenuItem>
    </DropdownMenu>
  );
}

const button = () => screen.getByRole('button', { name: 'Actions', hidden: true });

test('A menu that was never opened says that it has one', () => {
  render(<Actions />);
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveAttribute('data-state', 'closed');
});

test('A click opens it, the first as well as the second, and an item runs', async () => {
  const user = userEvent.setup();
  const copied: string[] = [];
  const changes: boolean[] = [];
  render(<Actions onCopy={() => copied.push('one')} onOpenChange={(is) => changes.push(is)} />);
  for (const _ of [1, 2]) {
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  expect(copied).toHaveLength(2);
  expect(changes).toEqual([true, false, true, false]);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'The key "%s" opens it at its first item, and Escape returns to the button',
  async (key) => {
    const user = userEvent.setup();
    render(<Actions />);
    await user.tab();
    await user.keyboard(key);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  },
);

test('Other buttons of the mouse, other keys and a disabled button open nothing', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Actions />);
  await user.pointer({ keys: '[MouseRight]', target: button() });
  await user.tab();
  await user.keyboard('a{ArrowUp}');
  expect(screen.queryByRole('menu')).toBeNull();
  rerender(<Actions isDisabled />);
  await user.pointer({ keys: '[MouseLeft]', target: button() });
  expect(screen.queryByRole('menu')).toBeNull();
});

test('The press that opens it reaches what stands around once', async () => {
  const user = userEvent.setup();
  const presses: string[] = [];
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens
    <div
      onKeyDown={({ key }) => presses.push(key)}
      onPointerDown={({ button }) => presses.push(`button ${button}`)}
    >
      <Actions />
    </div>,
  );
  await user.tab();
  presses.length = 0;
  await user.keyboard('{Enter}');
  expect(presses).toEqual(['Enter']);
});

function Owned() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <DropdownMenu trigger={<Button>Actions</Button>} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenuItem>Copy</DropdownMenuItem>
    </DropdownMenu>
  );
}

test('A menu whose owner says whether it is open is open from the first', async () => {
  render(<Owned />);
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeVisible();
});
