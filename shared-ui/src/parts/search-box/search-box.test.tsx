import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { SearchBox } from './search-box';

function open() {
  const searches: string[] = [];
  const inputRef = createRef<HTMLInputElement>();
  const onSearch = (text: string) => searches.push(text);
  const box = (value: string) => (
    <SearchBox label="Search units" value={value} onSearch={onSearch} inputRef={inputRef} />
  );
  const { rerender } = render(box(''));
  return {
    user: userEvent.setup(),
    input: screen.getByRole('searchbox'),
    searches,
    show: (value: string) => rerender(box(value)),
    pause: () => new Promise((resolve) => setTimeout(resolve, 300)),
  };
}

test('what is typed stays when the address follows an earlier search, and goes when it changes from outside', async () => {
  const { user, input, searches, show, pause } = open();
  await user.type(input, 'kilo');
  await pause();
  await user.type(input, 'gram');
  await pause();
  expect(searches).toEqual(['kilo', 'kilogram']);
  show('kilo');
  expect(input).toHaveValue('kilogram');
  await user.type(input, 's');
  show('kilogram');
  expect(input).toHaveValue('kilograms');

  show('');
  expect(input).toHaveValue('');
  show('kilogram');
  expect(input).toHaveValue('kilogram');
});

test('nothing is searched twice', async () => {
  const { user, input, searches, show, pause } = open();
  await user.type(input, 'kilo');
  await pause();
  await user.type(input, ' ');
  await pause();
  show('kilo');
  await user.type(input, 'g{Backspace}');
  await pause();
  expect(searches).toEqual(['kilo']);
});
