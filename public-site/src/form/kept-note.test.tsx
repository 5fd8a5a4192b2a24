import { act, fireEvent, render, screen } from '@testing-library/react';
import { forgetEntries } from './forget-entries';
import { KeptNote } from './kept-note';

function Form() {
  return (
    <form aria-label="Contact">
      <KeptNote action="/contact-us" />
      <input type="hidden" name="formToken" defaultValue="token" />
      <input name="homepage" tabIndex={-1} aria-label="Trap" />
      <input name="name" aria-label="Name" />
      <select name="country" aria-label="Country" defaultValue="">
        <option value="">None</option>
        <option value="DE">Germany</option>
      </select>
      <input type="checkbox" name="coa" aria-label="CoA" />
      <textarea name="message" aria-label="Message" />
      <input type="file" name="resume" aria-label="Résumé" />
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

function fillIn() {
  const view = render(<Form />);
  type('Name', 'Ann');
  type('Country', 'DE');
  type('Message', 'Two drums of acetone');
  type('Trap', 'bot');
  fireEvent.click(screen.getByLabelText('CoA'));
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  view.unmount();
}

beforeEach(() => sessionStorage.clear());

it('offers what was entered and not sent, and takes it over', () => {
  fillIn();
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('button', { name: 'Take over' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ann');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(screen.getByLabelText('Country')).toHaveProperty('value', 'DE');
  expect(screen.getByLabelText('CoA')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Two drums of acetone');
  expect(screen.getByLabelText('Trap')).toHaveProperty('value', '');
  expect(sessionStorage.getItem('form:/contact-us')).not.toContain('token');
});

it('forgets it when it is discarded or sent', () => {
  fillIn();
  const view = render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  view.unmount();
  expect(sessionStorage).toHaveLength(0);
  fillIn();
  forgetEntries('/contact-us');
  render(<Form />);
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
});
