import { render, screen } from '@testing-library/react';
import { RootBoundary } from './root-boundary';

function Throwing(): never {
  throw new Error('secret details of the error');
}

let printed: jest.SpyInstance;
beforeEach(() => {
  printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => printed.mockRestore());

it('says what happened when the panel itself throws', () => {
  render(
    <RootBoundary>
      <Throwing />
    </RootBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The admin panel ran into an error');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/secret/);
});
