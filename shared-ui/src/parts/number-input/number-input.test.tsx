import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberInput } from './number-input';

function Mass({ onValue }: { onValue: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(2);
  function change(next: number | null) {
    setValue(next);
    onValue(next);
  }
  return (
    <>
      <NumberInput aria-label="Mass" value={value} onValueChange={change} />
      <button type="button" onClick={() => setValue(7.5)}>
        From outside
      </button>
    </>
  );
}

it('keeps the text as typed and takes a comma, spaces and a minus', async () => {
  const user = userEvent.setup();
  const onValue = jest.fn<void, [number | null]>();
  render(<Mass onValue={onValue} />);
  const input = screen.getByRole('textbox', { name: 'Mass' });
  await user.clear(input);
  expect(onValue).toHaveBeenLastCalledWith(null);
  await user.type(input, '1 000,50');
  expect(input).toHaveValue('1 000,50');
  expect(onValue).toHaveBeenLastCalledWith(1000.5);
  await user.clear(input);
  await user.type(input, '−3.');
  expect(input).toHaveValue('−3.');
  expect(onValue).toHaveBeenLastCalledWith(-3);
});

it('says NaN for text that is no number, keeps it, and gives way to a value from outside', async () => {
  const user = userEvent.setup();
  const onValue = jest.fn<void, [number | null]>();
  render(<Mass onValue={onValue} />);
  const input = screen.getByRole('textbox', { name: 'Mass' });
  await user.clear(input);
  await user.type(input, 'a few');
  expect(input).toHaveValue('a few');
  expect(onValue).toHaveBeenLastCalledWith(Number.NaN);
  await user.click(screen.getByRole('button'));
  expect(input).toHaveValue('7.5');
});
