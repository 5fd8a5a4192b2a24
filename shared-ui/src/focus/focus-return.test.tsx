import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { Button } from '../parts/button/button';
import { Dialog } from '../parts/dialog/dialog';
import { DropdownMenu, DropdownMenuItem } from '../parts/dropdown-menu/dropdown-menu';
import { ErrorState } from '../parts/error-state/error-state';
import { Select } from '../parts/select/select';
import { Sheet } from '../parts/sheet/sheet';
import { UiProvider } from '../provider/ui-provider';
import { standInForLayout } from '../testing/stand-in-for-layout';

const panels = { Dialog, Sheet };

/** A list of rows, each with a menu that edits in a panel and deletes after a question. */
function Rows({ panel }: { panel: keyof typeof panels }) {
  const Panel = panels[panel];
  const confirm = useConfirm();
  const [rows, setRows] = useState(['Acetone', 'Benzene', 'Water']);
  const [edited, setEdited] = useState<string>();

  async function remove(name: string) {
    const question = { title: `Delete ${name}?`, description: 'It goes.', confirmLabel: 'Delete' };
    if (!(await confirm(question))) return;
    setTimeout(() => act(() => setRows((all) => all.filter((one) => one !== name))), 50);
  }
  return (
    <main tabIndex={-1}>
      <Panel title="Opened by its trigger" trigger={<Button>Trigger</Button>}>
        <p>Text</p>
      </Panel>
      <section tabIndex={-1} aria-label="Rows">
        <ul>
          {rows.map((name) => (
            <li key={name}>
              <DropdownMenu trigger={<Button>{`Actions for ${name}`}</Button>}>
                <DropdownMenuItem onSelect={() => setEdited(name)}>Edit</DropdownMenuItem>
                <DropdownMenuItem onSelect={() => void remove(name)}>Delete</DropdownMenuItem>
              </DropdownMenu>
            </li>
          ))}
        </ul>
      </section>
      {edited === undefined ? null : (
        <Panel title={`Edit ${edited}`} open onOpenChange={() => setEdited(undefined)}>
          <input aria-label="Name" ref={(input) => input?.focus()} />
        </Panel>
      )}
    </main>
  );
}

function start(panel: keyof typeof panels = 'Dialog') {
  render(
    <UiProvider>
      <Rows panel={panel} />
    </UiProvider>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

async function choose(user: ReturnType<typeof userEvent.setup>, row: string, item: string) {
  await user.click(button(`Actions for ${row}`));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe.each(['Dialog', 'Sheet'] as const)('the focus after a %s', (panel) => {
  test('returns to its trigger', async () => {
    const user = start(panel);
    await user.click(button('Trigger'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Trigger')).toHaveFocus());
  });

  test('returns to the menu whose item opened it, also where its content took the focus', async () => {
    const user = start(panel);
    await choose(user, 'Benzene', 'Edit');
    expect(await screen.findByLabelText('Name')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Actions for Benzene')).toHaveFocus());
  });
});

/** A choice that asks something before it counts. */
function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  const options = [
    { value: 'open', label: 'Open' },
    { value: 'lost', label: 'Lost' },
  ];
  return (
    <main tabIndex={-1}>
      <Select
        aria-label="Status"
        options={options}
        value="open"
        onValueChange={() => setIsOpen(true)}
      />
      {isOpen ? (
        <Dialog title="Why?" open onOpenChange={() => setIsOpen(false)}>
          <input aria-label="Reason" />
        </Dialog>
      ) : null}
    </main>
  );
}

test('the focus returns to the box whose option opened the dialog', async () => {
  standInForLayout();
  render(
    <UiProvider>
      <Asking />
    </UiProvider>,
  );
  const user = userEvent.setup();
  const box = screen.getByRole('combobox', { name: 'Status' });
  box.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Lost' }));
  await screen.findByRole('dialog', { name: 'Why?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(box).toHaveFocus());
});

describe('the focus after a question', () => {
  test('returns to what asked when the answer is no', async () => {
    const user = start();
    await choose(user, 'Water', 'Delete');
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Cancel'));
    await waitFor(() => expect(button('Actions for Water')).toHaveFocus());
  });

  test('goes to the row that takes the place of the deleted one, at the end to the last', async () => {
    const user = start();
    await choose(user, 'Benzene', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Actions for Benzene')).toBeNull());
    await waitFor(() => expect(button('Actions for Water')).toHaveFocus());
    await choose(user, 'Water', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(button('Actions for Acetone')).toHaveFocus());
  });

  test('goes to the list when its last row is gone', async () => {
    const user = start();
    for (const name of ['Acetone', 'Benzene', 'Water']) {
      await choose(user, name, 'Delete');
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByText(`Actions for ${name}`)).toBeNull());
    }
    await waitFor(() => expect(screen.getByRole('region', { name: 'Rows' })).toHaveFocus());
  });
});

function Failing() {
  const [isDown, setIsDown] = useState(true);
  return (
    <main tabIndex={-1}>
      {isDown ? <ErrorState title="Down" onRetry={() => setIsDown(false)} /> : <p>Here it is</p>}
    </main>
  );
}

test('the focus goes to the page when a retry succeeds', async () => {
  render(<Failing />);
  await userEvent.click(button('Try again'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
