import { render, screen } from '@testing-library/react';
import { type PageAction, useAnnouncedActions, usePageActions } from './page-actions';

function Page({ actions }: { actions: readonly PageAction[] }) {
  useAnnouncedActions(actions);
  return null;
}

function Host() {
  return usePageActions().map(({ label, run }) => (
    <button key={label} type="button" onClick={run}>
      {label}
    </button>
  ));
}

const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a page in another root offers actions while it is there, each run as it was rendered last', () => {
  const runs: string[] = [];
  const action = (label: string, said = label) => ({ label, run: () => void runs.push(said) });
  render(<Host />);
  const page = render(<Page actions={[action('Publish'), action('Delete')]} />);
  expect(labels()).toEqual(['Publish', 'Delete']);
  page.rerender(<Page actions={[action('Publish', 'again'), action('Delete')]} />);
  screen.getByRole('button', { name: 'Publish' }).click();
  page.rerender(<Page actions={[action('Unpublish')]} />);
  expect(labels()).toEqual(['Unpublish']);
  const dialog = render(<Page actions={[action('Unpublish', 'of the dialog'), action('Save')]} />);
  expect(labels()).toEqual(['Unpublish', 'Save']);
  screen.getByRole('button', { name: 'Unpublish' }).click();
  dialog.unmount();
  page.unmount();
  expect(labels()).toEqual([]);
  expect(runs).toEqual(['again', 'of the dialog']);
});
