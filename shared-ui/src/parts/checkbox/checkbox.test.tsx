import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '../field/field';
import { Checkbox, type CheckboxProps } from './checkbox';

const box = () => screen.getByRole('checkbox');

test.each([
  [false, 'false', 'unchecked'],
  [true, 'true', 'checked'],
  ['indeterminate', 'mixed', 'indeterminate'],
] as const)('A box that is %s says so', (checked, aria, state) => {
  render(<Checkbox aria-label="Select Acetone" checked={checked} />);
  expect(box()).toHaveAttribute('aria-checked', aria);
  expect(box()).toHaveAttribute('data-state', state);
  expect(box().querySelector('svg') === null).toBe(checked === false);
});

test.each([
  [false, true],
  [true, false],
  ['indeterminate', true],
] as const)('A click on one that is %s asks for %s', async (checked, wanted) => {
  const asked: CheckboxProps['checked'][] = [];
  render(
    <Checkbox aria-label="Select" checked={checked} onCheckedChange={(to) => asked.push(to)} />,
  );
  await userEvent.click(box());
  expect(asked).toEqual([wanted]);
});

test('Space changes it, Enter does not, and it submits no form', async () => {
  const asked: unknown[] = [];
  const submitted: unknown[] = [];
  render(
    <form onSubmit={(event) => submitted.push(event)}>
      <Checkbox aria-label="Select" checked={false} onCheckedChange={(to) => asked.push(to)} />
    </form>,
  );
  await userEvent.tab();
  expect(box()).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(asked).toEqual([true]);
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveLength(1);
  expect(submitted).toEqual([]);
});

test('A disabled one does nothing, and a click that its owner prevents neither', async () => {
  const asked: unknown[] = [];
  const { rerender } = render(
    <Checkbox
      aria-label="Select"
      checked={false}
      disabled
      onCheckedChange={(to) => asked.push(to)}
    />,
  );
  await userEvent.click(box());
  rerender(
    <Checkbox
      aria-label="Select"
      checked={false}
      onClick={(event) => event.preventDefault()}
      onCheckedChange={(to) => asked.push(to)}
    />,
  );
  await userEvent.click(box());
  expect(asked).toEqual([]);
});

test('A field names it, and its label changes it', async () => {
  const asked: unknown[] = [];
  render(
    <Field label="Show on the website" layout="inline">
      <Checkbox checked={false} onCheckedChange={(to) => asked.push(to)} />
    </Field>,
  );
  expect(screen.getByRole('checkbox', { name: 'Show on the website' })).toBeVisible();
  await userEvent.click(screen.getByText('Show on the website'));
  expect(asked).toEqual([true]);
});
