import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocale } from 'contract';
import { useState } from 'react';
import { DecimalInput } from './decimal-input';

afterEach(() => setLocale(null));

function Price() {
  const [price, setPrice] = useState('');
  return (
    <>
      <DecimalInput aria-label="Price" value={price} onValueChange={setPrice} />
      <output>{price}</output>
    </>
  );
}

it.each([
  ['en-GB', '4,20', '4.20', '4.20'],
  ['en-GB', '1,250', '1250', '1250'],
  ['de-DE', '4,20', '4.20', '4,20'],
  ['de-DE', '1.250,50', '1250.50', '1250,50'],
  ['de-DE', 'zwei', 'zwei', 'zwei'],
])('in %s %j is %j and stands as %j', async (locale, typed, value, shown) => {
  setLocale(locale);
  render(<Price />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), typed);
  expect(screen.getByRole('textbox')).toHaveValue(typed);
  expect(screen.getByRole('status')).toHaveTextContent(value);
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue(shown);
  expect(screen.getByRole('status')).toHaveTextContent(value);
});
